"""The HTTP side of the protocol, with its OpenAPI document at /api/v2/openapi.json."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Annotated, Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, Router, delete, get, post, put
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter, RawBody
from prometheus_client import CONTENT_TYPE_LATEST

from quayside import __version__
from quayside.games import families
from quayside.server import http_types as t
from quayside.server import protocol as m
from quayside.server import reading, wire
from quayside.server.address import outside_url
from quayside.server.client import CLIENT
from quayside.server.errors import Refused
from quayside.server.hub import Hub
from quayside.server.log import StorageError
from quayside.server.rooms import Room
from quayside.server.studies import Studies
from quayside.server.table import hash_key
from quayside.server.worker import Work

EVENTS_AT_ONCE = 1_000
LOOPBACK = ("127.0.0.1", "::1")
logger = logging.getLogger("quayside.server")

TablePath = Annotated[str, PathParameter(pattern=m.ID, description="the table's id")]
Bearer = Annotated[
    str | None,
    HeaderParameter(name="Authorization", required=False, description="Bearer and the key"),
]
HubHere = NamedDependency[Hub]
StudiesHere = NamedDependency[Studies]
Listening = NamedDependency[tuple[str, int]]
REFUSALS = {
    status: ResponseSpec(m.Problem, description=text, generate_examples=False)
    for status, text in {
        400: "not as the protocol says",
        403: "not allowed",
        404: "not there",
        409: "not now",
        413: "too large",
        421: "wrong host",
        429: "too often",
        503: "not possible for the moment",
    }.items()
}


def holder_of(authorization: str | None) -> str | None:
    """Return the hash of the key in an Authorization header."""
    if authorization is None:
        return None
    scheme, _, key = authorization.partition(" ")
    if scheme.lower() != "bearer" or not key:
        raise Refused("quayside.http.bad-request", "Authorization is 'Bearer ' and the key")
    return hash_key(key.strip())


def text_of(body: bytes) -> str:
    """Return the text of a record in a request body."""
    try:
        return body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused("quayside.record.invalid", "a record is text in UTF-8") from None


@get("/healthz", summary="Whether the server is there", tags=["server"])
async def healthz(hub: HubHere) -> t.Health:
    """Answer when the event loop runs and the log can be read and written."""
    await hub.check_storage()
    return t.Health("stopping" if hub.stopping else "ok", __version__)


@get("/livez", summary="Whether the process is alive", tags=["server"])
async def livez() -> t.Health:
    """Answer while the event loop runs, independent of the log and the rules: for supervisors that
    restart a hanging process."""
    return t.Health("ok", __version__)


@get("/readyz", summary="Whether clients may be sent here", tags=["server"], responses=REFUSALS)
async def readyz(hub: HubHere) -> t.Health:
    """Answer 503 while the log cannot be written, the rules are not loaded, or the server stops."""
    if hub.draining:
        raise Refused("quayside.server.stopping")
    if not hub.loader.is_ready:
        raise Refused("quayside.server.busy", "the rules of the games are being compiled")
    await hub.check_storage()
    return t.Health("ok", __version__)


@get("/metrics", media_type=MediaType.TEXT, summary="Counters for Prometheus", tags=["server"])
async def metrics(
    hub: HubHere, studies: StudiesHere, request: Request[Any, Any, Any]
) -> Response[bytes]:
    """Answer only to the machine itself, not through a proxy on it."""
    if not _is_here(request):
        raise Refused("quayside.http.not-found")
    hub.metrics.tables.set(len(hub.rooms))
    hub.metrics.listeners.set(sum(len(room.listeners) for room in hub.rooms))
    hub.metrics.work_pending.set(hub.pool.pending)
    depths = {
        "bots": hub.pool.pending,
        "studies": studies.pool.pending,
        "requests": hub.readers.requests.pending,
        "values": hub.readers.values.pending,
        "tables": hub.rooms.waiting,
    }
    with contextlib.suppress(StorageError):
        depths |= {name: await count() for name, count in hub.queues.items()}
    for name, depth in depths.items():
        hub.metrics.queues.labels(name).set(depth)
    return Response(hub.metrics.encode(), media_type=CONTENT_TYPE_LATEST)


@get(
    "/addresses",
    summary="Where other devices reach this server",
    tags=["server"],
    responses=REFUSALS,
)
async def addresses(request: Request[Any, Any, Any], listening: Listening) -> list[str]:
    """List addresses for links, for requests from the machine itself; otherwise an empty list."""
    url = outside_url(*listening) if _is_here(request) else None
    return [] if url is None else [url]


@get("/games", summary="The games that can be played", tags=["games"])
async def games() -> list[t.GameInfo]:
    """List families, editions and options."""
    return [
        t.GameInfo(
            found.name,
            found.title,
            found.summary,
            list(found.player_counts),
            [t.Edition(name, text) for name, text in found.editions.items()],
            [t.RuleOption(o.name, [*o.values, *o.examples], o.meaning) for o in found.options],
        )
        for found in families()
    ]


@post(
    "/values",
    status_code=200,
    summary="Exact values of positions",
    tags=["games"],
    responses=REFUSALS,
)
async def values(data: JSONBody[t.ValuesWish], hub: HubHere) -> t.Values:
    """Return the exact chances to win in positions of one game, for which the server has the
    solution; null for others."""
    await hub.prepare_values(data.positions[0])
    found = await hub.readers.call(reading.values, data.positions)
    share = hub.solving.get(data.positions[0].partition(" ")[0])
    return found if share is None else t.Values(found.values, share)


@get("/lobby", summary="Listed tables that are not over", tags=["tables"], responses=REFUSALS)
async def lobby(hub: HubHere) -> list[m.TableView]:
    """List the newest listed tables."""
    return await hub.lobby.views()


@post(
    "/pairings",
    status_code=200,
    summary="Find an opponent for a game now",
    tags=["tables"],
    responses=REFUSALS,
)
async def pair(data: JSONBody[t.PairWish], hub: HubHere) -> t.Paired:
    """Return a table with a player who waits for the same game and clock, or open one."""
    return await hub.pairing.pair(data)


def _address(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client else ""


def _is_here(request: Request[Any, Any, Any]) -> bool:
    """Return whether a request comes from the machine itself, and not through a proxy that runs
    on it."""
    host = request.headers.get("host", "").rpartition(":")[0].strip("[]")
    return _address(request) in LOOPBACK and host in ("localhost", *LOOPBACK)


@put(
    "/tables/{table:str}",
    status_code=200,
    summary="Open a table",
    tags=["tables"],
    responses=REFUSALS,
)
async def open_table(table: TablePath, data: JSONBody[m.OpenTable], hub: HubHere) -> t.OpenedTable:
    """Open a table under an id generated by the client. A repeated request changes nothing."""
    found, repeated = await hub.open(table, data)
    return t.OpenedTable(wire.table_view(found), repeated)


@get(
    "/tables/{table:str}",
    summary="A table as everybody sees it",
    tags=["tables"],
    responses=REFUSALS,
)
async def view_table(table: TablePath, hub: HubHere, authorization: Bearer = None) -> m.TableView:
    """Return the fold of the table's events."""
    return wire.table_view((await hub.rooms.look(table, holder_of(authorization))).table)


@get(
    "/tables/{table:str}/events",
    summary="Events after a number",
    tags=["tables"],
    responses=REFUSALS,
)
async def events(
    table: TablePath,
    hub: HubHere,
    since: Annotated[
        int, QueryParameter(ge=0, le=2**53, description="the last number one has")
    ] = 0,
    authorization: Bearer = None,
) -> Response[t.EventList]:
    """Return what came after `since`, as it is stored: a thousand events at most. A client that has
    fewer than `head` requests the rest."""
    room = await hub.rooms.look(table, holder_of(authorization))
    bodies = b",".join(found := room.table.since(since)[:EVENTS_AT_ONCE])
    await hub.rooms.wait_for_rate(len(found))
    body = b'{"head":%d,"events":[%b],"now":%d}' % (room.table.head, bodies, room.now)
    return Response(msgspec.Raw(body), media_type=MediaType.JSON)  # type: ignore[arg-type]


@get(
    "/tables/{table:str}/moves",
    summary="What is due, and the legal moves",
    tags=["tables"],
    responses=REFUSALS,
)
async def moves(
    table: TablePath,
    hub: HubHere,
    after: Annotated[
        list[m.MoveText] | None,
        QueryParameter(max_items=m.MOST_MOVES, description="further moves; nothing is played"),
    ] = None,
    n: Annotated[
        int | None, QueryParameter(ge=0, le=2**53, description="after which event; the last")
    ] = None,
    authorization: Bearer = None,
) -> m.Moves:
    """Return the same as the WebSocket's `moves`, for clients that do not know the rules."""
    return await hub.moves(await hub.rooms.look(table, holder_of(authorization)), after or [], n)


@post(
    "/tables/{table:str}/actions",
    status_code=200,
    summary="Do an action",
    tags=["tables"],
    responses=REFUSALS,
)
async def act(
    table: TablePath, data: JSONBody[m.Act], hub: HubHere, authorization: Bearer = None
) -> m.Ack:
    """Do what the WebSocket's `act` does; the key is sent as `Authorization: Bearer KEY`."""
    return await hub.act(table, holder_of(authorization), data)


@get(
    "/tables/{table:str}/record",
    media_type=MediaType.TEXT,
    summary="The game as a record",
    tags=["records"],
    responses=REFUSALS,
)
async def get_record(table: TablePath, hub: HubHere, authorization: Bearer = None) -> str:
    """Export the current game; a finished one includes everything needed to check its dice."""
    return await hub.record_text(await hub.rooms.look(table, holder_of(authorization)))


@put(
    "/tables/{table:str}/record",
    status_code=200,
    summary="Import a record",
    tags=["records"],
    responses=REFUSALS,
)
async def put_record(table: TablePath, body: RawBody, hub: HubHere) -> m.TableView:
    """Import a record as a table that can be viewed."""
    return await hub.import_record(table, text_of(body))


@post(
    "/verify",
    status_code=200,
    summary="Check the dice of a record",
    tags=["records"],
    responses=REFUSALS,
)
async def verify(body: RawBody, hub: HubHere) -> t.VerifyResult:
    """Derive the deal and all rolls again; `ok` is also false if a doubt remains."""
    await hub.loader.wait_for_all()
    return await hub.readers.call(reading.verify, text_of(body))


@post(
    "/studies",
    status_code=202,
    summary="Begin an analysis or a report",
    tags=["studies"],
    responses=REFUSALS,
)
async def begin_study(
    data: JSONBody[t.StudyWish], hub: HubHere, studies: StudiesHere, authorization: Bearer = None
) -> t.StudyView:
    """Start a study of a position, a record, or a table: its game if it is over, else its position,
    if the table allows hints and chances."""
    given = [value for value in (data.position, data.record, data.table) if value is not None]
    if len(given) != 1:
        raise Refused("quayside.http.bad-request", "give one of position, record and table")
    await hub.loader.wait_for_all()
    if data.position is not None:
        work = Work(text=data.position, kind="analysis")
    elif data.record is not None:
        work = Work(text=data.record, kind="report")
    else:
        work = await _work_on(hub, await hub.rooms.look(given[0], holder_of(authorization)))
    return await studies.begin(work, CLIENT.get().address)


async def _work_on(hub: Hub, room: Room) -> Work:
    table = room.table
    if table.finished is not None:
        return Work(text=await hub.record_text(room), kind="report")
    if not (table.setup.aids.hints and table.setup.aids.chances):
        raise Refused("quayside.table.no-aid", "the table was opened without hints and chances")
    if not table.line:
        raise Refused("quayside.table.not-started")
    return Work(text=table.position, kind="analysis")


@get("/studies/{study:str}", summary="How far a study is", tags=["studies"], responses=REFUSALS)
async def view_study(study: TablePath, studies: StudiesHere) -> t.StudyView:
    """Return the progress and, when it is complete, the result."""
    return await studies.view(study)


@delete(
    "/studies/{study:str}",
    status_code=200,
    summary="Cancel a study",
    tags=["studies"],
    responses=REFUSALS,
)
async def cancel_study(study: TablePath, studies: StudiesHere) -> t.StudyView:
    """Cancel the study at once."""
    return await studies.cancel(study)


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def front_page() -> str:
    """Return a placeholder page if the pages were not built."""
    return (
        "<!doctype html><html lang=en><meta charset=utf-8><title>Quayside</title>"
        "<h1>Quayside</h1><p>The server runs. Its API is described at"
        " <a href=/api/v2/openapi.json>/api/v2/openapi.json</a>.</p></html>"
    )


def on_refused(_: Request[Any, Any, Any], refused: Refused) -> Response[m.Problem]:
    """Answer with the refusal's code and status."""
    return Response(wire.problem(refused), status_code=refused.status, media_type=MediaType.JSON)


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[m.Problem]:
    """Convert Litestar's own errors to the protocol's form."""
    codes = {404: "not-found", 405: "method", 413: "too-large"}
    code = codes.get(error.status_code, "bad-request")
    extra = (
        "; ".join(str(item.get("message", "")) for item in error.extra or [] if item)
        if isinstance(error.extra, list)
        else ""
    )
    text = f"{error.detail} {extra}".strip()[:300]
    answer = m.Problem(f"quayside.http.{code}", text)
    return Response(answer, status_code=error.status_code, media_type=MediaType.JSON)


def create_api(hub: Hub, studies: Studies, listening: tuple[str, int], lifespan: Any) -> Litestar:
    """Return the HTTP application of a server that listens on a host and port."""

    def on_refusal(request: Request[Any, Any, Any], refused: Refused) -> Response[m.Problem]:
        hub.metrics.refuse(refused.code)
        return on_refused(request, refused)

    def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[m.Problem]:
        hub.metrics.errors.inc()
        logger.error("failed", exc_info=error)
        return on_refused(request, Refused("quayside.server.failed"))

    def on_http_or_failure(
        request: Request[Any, Any, Any], error: HTTPException
    ) -> Response[m.Problem]:
        return on_failure(request, error) if error.status_code >= 500 else on_http(request, error)

    handlers = [
        addresses,
        games,
        lobby,
        pair,
        open_table,
        view_table,
        events,
        moves,
        act,
        view_study,
        cancel_study,
    ]
    with_records = [get_record, put_record, verify, begin_study]
    settings = hub.settings
    routes: list[HTTPRouteHandler | Router] = [
        healthz,
        livez,
        readyz,
        metrics,
        Router(m.API_PATH, route_handlers=handlers),
        Router(
            m.API_PATH, route_handlers=with_records, request_max_body_size=settings.record_bytes
        ),
        Router(m.API_PATH, route_handlers=[values], request_max_body_size=settings.values_bytes),
        front_page,
    ]
    dependencies = {
        "hub": Provide(lambda: hub, sync_to_thread=False),
        "studies": Provide(lambda: studies, sync_to_thread=False),
        "listening": Provide(lambda: listening, sync_to_thread=False),
    }

    document: asyncio.Future[bytes] | None = None

    def describe() -> bytes:
        # If Litestar serves the document, it adds pages that load scripts from other hosts, and it
        # answers every unknown path beside them with a page.
        about = f"Version {m.VERSION} of the protocol. The WebSocket is at {m.SOCKET_PATH}."
        config = OpenAPIConfig("Quayside", str(m.VERSION), description=about)
        described = Litestar(
            routes, dependencies=dependencies, openapi_config=config, logging_config=None
        )
        return m.encode(described.openapi_schema.to_schema())

    @get(f"{m.API_PATH}/openapi.json", include_in_schema=False)
    async def openapi() -> Response[bytes]:
        nonlocal document
        if document is None:
            document = asyncio.ensure_future(asyncio.to_thread(describe))
        return Response(await asyncio.shield(document), media_type=MediaType.JSON)

    return Litestar(
        route_handlers=[*routes, openapi],
        dependencies=dependencies,
        exception_handlers={
            Refused: on_refusal,
            HTTPException: on_http_or_failure,
            Exception: on_failure,
        },
        lifespan=[lifespan],
        openapi_config=None,
        request_max_body_size=settings.body_bytes,
        logging_config=None,
    )
