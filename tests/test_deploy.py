"""The files of deploy/ can be read by the programs they are for, and name what exists."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from quayside.cli.main import app
from quayside.server.settings import Settings, with_limits
from tests.server.proxy_programs import NoProxy, caddy_settings, program, write_nginx

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
CONTAINERFILE = re.sub(r"\\\n", " ", (DEPLOY / "Containerfile").read_text())
PUBLIC = {"QUAYSIDE_NAME": "play.example.org", "POSTGRES_PASSWORD": "secret"}


def expand(text: str) -> str:
    """Fill in variables as compose does."""
    return re.sub(r"\$\{(\w+)(:\?[^}]*)?\}", lambda found: PUBLIC[found[1]], text)


def command_lines() -> dict[str, list[str]]:
    """Return every command line of the program in deploy/ and in docs/deploy.md, by its place."""
    found: dict[str, list[str]] = {}
    for name, service in COMPOSE["services"].items():
        if service["image"] == "quayside":
            found[f"compose.yaml {name}"] = [expand(word) for word in service["command"]]
    command = re.search(r"^CMD (\[.*\])$", CONTAINERFILE, re.MULTILINE)
    assert command
    found["Containerfile"] = yaml.safe_load(command[1])
    for unit in UNITS:
        start = re.search(r"^ExecStart=(.*)$", unit.read_text(), re.MULTILINE)
        assert start
        _, *words = shlex.split(start[1].replace("%i", "8766"))
        found[unit.name] = words
    page = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
    calls = re.findall(r"^(?:.*[ /(])?quayside ((?:backup|restore|doctor) .*)$", page, re.M)
    assert len(calls) == 3
    for call in calls:
        found[f"deploy.md: {call}"] = shlex.split(call)
    return found


@pytest.mark.parametrize(("place", "words"), command_lines().items(), ids=str)
def test_command_lines_are_ones_that_the_program_takes(place: str, words: list[str]) -> None:
    """Parsed by the command itself, without running it: an unknown option is refused."""
    group = typer.main.get_command(app)
    command = group.commands[words[0]]  # type: ignore[attr-defined]
    given = command.make_context(words[0], list(words[1:])).params
    with_limits(Settings(), given.get("limit") or [])


def test_an_unknown_option_would_be_found() -> None:
    with pytest.raises(Exception, match="No such option"):
        test_command_lines_are_ones_that_the_program_takes("here", ["serve", "--proxy=10.0.0.1"])


def test_what_the_image_copies_exists_and_is_not_ignored() -> None:
    allowed = {
        line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line[:1] == "!"
    }
    copied = [
        path
        for words in re.findall(r"^COPY (?!--from)(.*)$", CONTAINERFILE, re.MULTILINE)
        for path in words.split()[:-1]
    ]
    assert len(copied) >= 8
    for path in copied:
        assert (ROOT / path).exists(), path
        assert path in allowed, path
    assert allowed == set(copied)


def test_the_image_runs_without_root_and_holds_no_secret() -> None:
    stage = CONTAINERFILE.rpartition("\nFROM ")[2]
    user = re.findall(r"^USER (\w+)$", stage, re.MULTILINE)
    assert user == ["quayside"]
    assert not re.search(r"PASSWORD|SECRET|TOKEN", CONTAINERFILE)
    assert "/readyz" in stage
    assert yaml.safe_load(re.findall(r"^ENTRYPOINT (.*)$", stage, re.M)[0]) == ["quayside"]


def test_compose_has_everything_that_it_names() -> None:
    services = COMPOSE["services"]
    assert set(services) == {"server-1", "server-2", "worker", "postgres", "caddy"}
    for name, service in services.items():
        assert service["restart"] == "unless-stopped", name
        assert set(service.get("depends_on", ())) <= set(services)
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            exists = (
                (DEPLOY / source).is_file() if source[0] == "." else source in COMPOSE["volumes"]
            )
            assert exists, volume
        if "build" in service:
            build = service["build"]
            assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    for name in ("server-1", "server-2", "postgres"):
        assert services[name]["healthcheck"]["test"], name


def test_servers_of_compose_trust_caddy_alone() -> None:
    services = COMPOSE["services"]
    address = services["caddy"]["networks"]["front"]["ipv4_address"]
    reached = services["caddy"]["environment"]["QUAYSIDE_SERVERS"].split()
    for name in ("server-1", "server-2"):
        server = services[name]
        trusted = [word for word in server["command"] if word.startswith("--trusted-proxy")]
        assert trusted == [f"--trusted-proxy={address}"]
        assert f"{server['hostname']}:8765" in reached


def test_secrets_come_from_outside() -> None:
    """No password is written down, and the file that has them is ignored by git."""
    for name, service in COMPOSE["services"].items():
        for key, value in service.get("environment", {}).items():
            if "PASSWORD" in key or "DATABASE" in key:
                assert "${POSTGRES_PASSWORD:?" in value, name
    assert "deploy/.env" in (ROOT / ".gitignore").read_text().splitlines()


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_accepts_the_units(unit: Path, tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd-analyze is not here")
    # The unit itself, but for the program, which is not installed in /opt.
    copy = tmp_path / unit.name
    copy.write_text(unit.read_text().replace("/opt/quayside/bin/quayside", "/bin/true"))
    settings = {**os.environ, "SYSTEMD_LOG_LEVEL": "warning"}
    done = subprocess.run(
        [analyze, "verify", "--man=no", copy], capture_output=True, text=True, env=settings
    )
    about = [line for line in done.stderr.splitlines() if "quayside" in line]
    assert not about, about
    for line in ("KillMode=mixed", "NoNewPrivileges=yes", "ProtectSystem=strict"):
        assert line in copy.read_text()
    assert "\nMemoryDenyWriteExecute" not in copy.read_text(), "kernels are compiled at run time"


def test_nginx_accepts_its_example(tmp_path: Path) -> None:
    try:
        nginx = program("nginx")
    except NoProxy as error:
        pytest.skip(str(error))
    settings = write_nginx(tmp_path, 8443, [8765, 8766])
    done = subprocess.run(
        [nginx, "-t", "-p", tmp_path, "-c", settings], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert "[warn]" not in done.stderr, done.stderr


def test_caddy_accepts_its_example(tmp_path: Path) -> None:
    try:
        caddy = program("caddy")
    except NoProxy as error:
        pytest.skip(str(error))
    file = str(DEPLOY / "Caddyfile")
    command = [caddy, "validate", "--adapter", "caddyfile", "--config", file]
    for servers in ([8765], [8765, 8766]):
        settings = caddy_settings(tmp_path, 8080, servers)
        done = subprocess.run(command, capture_output=True, text=True, env=settings)
        assert done.returncode == 0, done.stderr
        assert '"level":"warn"' not in done.stderr, done.stderr


def test_prometheus_asks_the_processes_by_localhost() -> None:
    """/metrics answers to the machine itself only."""
    jobs = yaml.safe_load((DEPLOY / "prometheus.yml").read_text())["scrape_configs"]
    targets = [target for job in jobs for one in job["static_configs"] for target in one["targets"]]
    assert targets
    assert all(re.fullmatch(r"localhost:\d+", target) for target in targets)
