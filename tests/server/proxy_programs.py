"""Real reverse proxies for tests: those that are installed, or Debian's."""

from __future__ import annotations

import contextlib
import fcntl
import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "play.example.org"
PACKAGES = {"nginx": "nginx-light", "caddy": "caddy"}


class NoProxy(Exception):
    """The program is not there and could not be installed."""


@cache
def program(name: str) -> str:
    """Return the path of nginx or caddy; install it where that is possible."""
    places = f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin"
    if found := shutil.which(name, path=places):
        return found
    with (Path(tempfile.gettempdir()) / f"quayside-{name}.lock").open("a+") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        lock.seek(0)
        if not lock.read() and os.geteuid() == 0 and shutil.which("apt-get"):
            lock.write("tried")
            # The package must not start a server of its own on ports 80 and 443.
            install = ("apt-get", "install", "-y", "--no-install-recommends", PACKAGES[name])
            settings = {**os.environ, "RUNLEVEL": "1", "DEBIAN_FRONTEND": "noninteractive"}
            for command in (("apt-get", "update"), install):
                subprocess.run(command, capture_output=True, timeout=600, env=settings)
    if found := shutil.which(name, path=places):
        return found
    raise NoProxy(f"These tests need {name} (on Debian: `apt-get install {PACKAGES[name]}`).")


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def write_nginx(folder: Path, port: int, servers: list[int]) -> Path:
    """Write the example of nginx for tests: other ports, a certificate made here, no root."""
    certificate, key = folder / "cert.pem", folder / "key.pem"
    subject = ("-subj", f"/CN={NAME}", "-days", "2", "-keyout", str(key), "-out", str(certificate))
    curve = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes")
    command = ["openssl", "req", "-x509", *curve, *subject, "-addext", f"subjectAltName=DNS:{NAME}"]
    subprocess.run(command, check=True, capture_output=True)
    site = (DEPLOY / "nginx.conf").read_text()
    lines = "".join(f"    server 127.0.0.1:{one} max_fails=1 fail_timeout=2s;\n" for one in servers)
    site, count = re.subn(r"( +server 127\.0\.0\.1:\d+ [^\n]*\n)+", lambda _: lines, site)
    assert count == 1
    site = re.sub(r" +listen \[::\][^\n]*\n", "", site)
    for old, new in (
        ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(certificate)),
        (f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(key)),
    ):
        assert old in site
        site = site.replace(old, new)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"    {kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    whole = folder / "nginx.conf"
    whole.write_text(
        f"daemon off;\npid {folder}/pid;\nworker_processes 1;\nerror_log {folder}/error.txt;\n"
        f"events {{}}\nhttp {{\n    access_log off;\n{paths}{site}}}\n"
    )
    return whole


def caddy_settings(folder: Path, port: int, servers: list[int]) -> dict[str, str]:
    """Return the environment of Caddy in tests: plain HTTP on a free port."""
    return {
        **os.environ,
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
        "CADDY_ADMIN": f"localhost:{free_port()}",
        "QUAYSIDE_SITE": f"http://{NAME}:{port}",
        "QUAYSIDE_SERVERS": " ".join(f"127.0.0.1:{one}" for one in servers),
    }


@contextlib.contextmanager
def running(name: str, folder: Path, servers: list[int]) -> Iterator[int]:
    """Run nginx or caddy with its example in front of servers; yields its port."""
    port, settings = free_port(), dict(os.environ)
    if name == "nginx":
        command = [program(name), "-p", str(folder), "-c", str(write_nginx(folder, port, servers))]
    else:
        settings = caddy_settings(folder, port, servers)
        words = ("run", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile"))
        command = [program(name), *words]
    with (folder / "said.txt").open("wb") as said:
        process = subprocess.Popen(command, env=settings, stdout=said, stderr=said)
    try:
        deadline = time.monotonic() + 60
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                break
            ended = process.poll() is not None or time.monotonic() > deadline
            assert not ended, (folder / "said.txt").read_text()
            time.sleep(0.02)
        yield port
    finally:
        process.terminate()
        process.wait(30)
