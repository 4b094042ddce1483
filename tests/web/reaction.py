"""How a page reacts to a pointer: when the board changes, and what the network was asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from quayside.games import parse
from tests.server.helpers import Server
from tests.web.person import Person

_LISTEN = """() => {
  const said = (window.quaysideNet = []);
  const type = (data) => JSON.parse(data).type;
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => said.push(`heard ${type(data)}`));
    }
    send(data) {
      said.push(`sent ${type(data)}`);
      super.send(data);
    }
  };
  const ask = window.fetch;
  window.fetch = (...given) => {
    said.push(`asked ${given[0]}`);
    return ask(...given);
  };
}"""
"""Note what crosses the network, in the order in which the page notices it."""

_WATCH = """([event, space]) => {
  const said = window.quaysideNet;
  const before = said.length;
  let began = null;
  addEventListener(event, ({ timeStamp }) => { began = timeStamp }, { capture: true, once: true });
  window.quaysideReaction = new Promise((done, fail) => {
    setTimeout(() => fail(new Error(`nothing changed after ${event}`)), 30_000);
    const frame = window.requestAnimationFrame;
    const changed = () => {
      if (began === null) return;
      done({ ms: performance.now() - began, net: said.slice(before) });
      began = null;
      watcher.disconnect();
      window.requestAnimationFrame = frame;
    };
    const isOther = ({ type, target, attributeName, oldValue }) =>
      type !== 'attributes' || target.getAttribute(attributeName) !== oldValue;
    const watcher = new MutationObserver((all) => { if (all.some(isOther)) changed() });
    if (space) {
      window.requestAnimationFrame = (draw) => {
        changed();
        return frame(draw);
      };
    } else {
      const board = document.querySelector('.board-area');
      watcher.observe(board, { attributeOldValue: true, childList: true, subtree: true });
    }
  });
}"""


@dataclass(frozen=True)
class Reaction:
    """Milliseconds from the pointer event to the change of the page's elements, or in space to the
    request for a frame, and what the page has sent and heard in between."""

    ms: float
    net: list[str]


class Watched:
    """A person's board, on the plan or in space, whose reactions are watched."""

    def __init__(self, person: Person) -> None:
        self.person = person
        person.context.add_init_script(f"({_LISTEN})()")

    @property
    def in_space(self) -> bool:
        return self.person.page.locator("[data-view=space]").count() > 0

    def point(self, token: str) -> tuple[float, float]:
        """Return where a token is; the board in space is turned until it can be seen."""
        for _ in range(4 if self.in_space else 0):
            self.person.still()
            if there := self.person.where(token):
                return there["x"], there["y"]
            self.person.button("table-turn-right").click()
        box = self.person.page.locator(f'[data-token="{token}"]').first.bounding_box()
        assert box, f"{token} is not on the plan"
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def hover(self, token: str) -> Reaction:
        """Point at a token."""
        self._rest()
        x, y = self.point(token)
        return self._react("pointermove", lambda: self.person.page.mouse.move(x, y))

    def click(self, token: str) -> Reaction:
        """Click a token at which the pointer is already, or goes first."""
        mouse = self.person.page.mouse
        mouse.move(*self.point(token))
        self._rest()

        def press() -> None:
            mouse.down()
            mouse.up()

        return self._react("pointerup", press)

    def _rest(self) -> None:
        """Wait until the page is at rest: what is seen after the event comes from the event."""
        if self.in_space:
            self.person.still()
        else:
            self.person.page.wait_for_timeout(100)

    def _react(self, event: str, act: Callable[[], None]) -> Reaction:
        page = self.person.page
        page.evaluate(_WATCH, [event, self.in_space])
        act()
        found = page.evaluate("() => window.quaysideReaction")
        return Reaction(found["ms"], found["net"])


@dataclass(frozen=True)
class Step:
    """What a person does: choose, preview, stage (nothing is sent), or play (the turn is sent)."""

    what: str
    token: str


def steps_of(server: Server, table: str) -> list[Step]:
    """Return a way through the turn that is due at a table: everything a pointer does in it."""
    state = parse(server.events(table)[-1]["position"])
    moves = [move.text for move in state.moves]
    match state.game.family.name:
        case "docker":
            target = next(move[1:] for move in moves if move.startswith("+"))
            return [Step("choose", "hand"), Step("preview", target), Step("play", target)]
        case "dockers":
            crate, side = next((move[:3], move[4]) for move in moves if move[3] == "v")
            return [
                Step("choose", crate),
                Step("choose", side),
                Step("preview", "1"),
                Step("stage", "1"),
            ]
        case _:
            steps = []
            spot = next((move[1:] for move in reversed(moves) if move.startswith("#")), None)
            if spot is not None:
                steps = [Step("choose", "blocker"), Step("preview", spot), Step("stage", spot)]
                moves = [move.text for move in state.play(f"#{spot}").moves]
            square, face = next(move.split("=") for move in reversed(moves) if "=" in move)
            return [*steps, Step("choose", square), Step("preview", face), Step("play", face)]
