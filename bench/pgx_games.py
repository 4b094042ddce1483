"""Games of PGX as peers: one compiled loop of random play, games that end beginning again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def random_play(name: str, n: int, steps: int) -> Callable[[], None]:
    """Return what plays `steps` random actions in each of `n` games, legal masks and observations
    included; it goes on where it was."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def body(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choosing, stepping = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(choosing, logits, axis=-1)
        return (step(state, actions, jax.random.split(stepping, n)), key), None

    run = jax.jit(lambda state, key: jax.lax.scan(body, (state, key), None, length=steps)[0])
    key = jax.random.PRNGKey(1)
    now = jax.vmap(env.init)(jax.random.split(key, n)), key

    def play() -> None:
        nonlocal now
        now = jax.block_until_ready(run(*now))

    return play
