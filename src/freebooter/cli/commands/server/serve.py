"""`freebooter serve`: the lobby in the browser."""

import contextlib
import os
import sys
import threading
import webbrowser
from ipaddress import ip_network
from typing import TYPE_CHECKING, Annotated

import typer

from freebooter.cli.errors import Stopped
from freebooter.cli.language import words
from freebooter.cli.options import Language
from freebooter.cli.server_options import DATA, DATABASE, make_settings

if TYPE_CHECKING:
    from freebooter.server.settings import Settings

PORT = 8000


def serve(
    port: Annotated[int | None, typer.Option(help="By default 8000, or the next free one.")] = None,
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    lan: Annotated[bool, typer.Option("--lan", help="Let others in this network play too.")] = False,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    data: DATA = None,
    database: DATABASE = "",
    allow_host: Annotated[
        list[str] | None, typer.Option(help="A further name of this server, as behind a proxy: play.example.org")
    ] = None,
    proxy: Annotated[bool, typer.Option("--proxy", help="Behind a proxy on this machine.")] = False,
    proxy_from: Annotated[
        list[str] | None, typer.Option(help="Behind a proxy in this network, as 10.0.0.0/24; several can be named.")
    ] = None,
    secure: Annotated[bool, typer.Option("--secure", help="The proxy speaks https to browsers.")] = False,
    metrics: Annotated[bool, typer.Option("--metrics", help="Figures for Prometheus at /metrics.")] = False,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes in which bots think.")] = 1,
    servers: Annotated[
        int, typer.Option(min=1, max=64, help="Servers here that share the port, for more cores; with PostgreSQL only.")
    ] = 1,
    fleet_address: Annotated[
        str,
        typer.Option(help="HOST:PORT where other servers on the same PostgreSQL reach this one; by default --host."),
    ] = "",
    json_logs: Annotated[
        bool, typer.Option("--json-logs", help="Write the log as JSON, a line for each event.")
    ] = False,
    think: Annotated[float, typer.Option(min=0.1, max=600, help="Seconds a bot may take, then it is replaced.")] = 20,
    expire_days: Annotated[
        float, typer.Option(min=0, max=36500, help="Delete tables untouched for so many days; 0: keep them.")
    ] = 0,
    load: Annotated[list[str] | None, typer.Option(help="A module that adds games or bots.")] = None,
    no_limits: Annotated[bool, typer.Option("--no-limits", help="For load tests: let nobody wait.")] = False,
    language: Language = None,
) -> int:
    """Serve tables to browsers: alone, with friends on this screen, in this network, and against bots."""
    from sqlalchemy.exc import SQLAlchemyError

    from freebooter.server.access.limits import Sparing
    from freebooter.server.logs import set_up_logs
    from freebooter.server.serve import CannotListen, NoFolder
    from freebooter.server.serve import serve as run
    from freebooter.server.settings import THIS_MACHINE
    from freebooter.server.several import possible, serve_several
    from freebooter.server.storage.migrate import TooNew
    from freebooter.server.storage.ownership import DatabaseBusy
    from freebooter.server.storage.paths import Busy

    set_up_logs(json_logs, Sparing())
    host_there, _, port_there = fleet_address.rpartition(":")
    if fleet_address and not (host_there and port_there.isascii() and port_there.isdigit()):
        raise Stopped(words().say("cli-serve-fleet-address", address=fleet_address))
    settings = make_settings(
        data,
        database,
        host=host,
        port=PORT if port is None else port,
        other_ports=tuple(range(PORT + 1, PORT + 20)) if port is None else (),
        lan=lan,
        names=tuple(allow_host or ()),
        proxy=proxy or bool(proxy_from),
        proxies=(*THIS_MACHINE, *_networks(proxy_from or [])),
        secure=secure,
        metrics=metrics,
        workers=workers,
        bot_deadline=think,
        expire_days=expire_days,
        load=tuple(load or ()),
        fleet_address=fleet_address,
        fleet_listens=bool(fleet_address),
    )
    if no_limits:
        settings = settings.without_limits()
    if servers > 1 and not (settings.fleet and possible):
        raise Stopped(words().say("cli-serve-servers"))
    try:
        if servers > 1:
            serve_several(settings, servers, json_logs, lambda ready: print_address(ready, open_browser))
        else:
            run(settings, lambda ready: print_address(ready, open_browser))
    except DatabaseBusy as busy:
        raise Stopped(words().say("cli-serve-database-busy", database=busy.folder.name)) from None
    except Busy as busy:
        if open_browser and busy.address:
            print(words().say("cli-serve-already", address=busy.address))
            open_in_browser(busy.address)
            return 0
        raise Stopped(words().say("cli-serve-busy", folder=str(busy.folder))) from None
    except CannotListen as trouble:
        message = "cli-serve-port-taken" if trouble.taken else "cli-serve-cannot-listen"
        raise Stopped(words().say(message, host=trouble.host, port=str(trouble.port), reason=trouble.reason)) from None
    except NoFolder as trouble:
        raise Stopped(words().say("cli-serve-no-folder", folder=str(trouble.folder), reason=trouble.reason)) from None
    except SQLAlchemyError as error:
        # Only what the database itself says: the address may hold a password.
        reason = str(getattr(error, "orig", None) or type(error).__name__).splitlines()[0]
        raise Stopped(words().say("cli-serve-no-database", reason=reason)) from None
    except TooNew:
        raise Stopped(words().say("cli-serve-too-new")) from None
    except ModuleNotFoundError as error:
        raise Stopped(words().say("cli-serve-no-module", module=str(error.name))) from None
    except KeyboardInterrupt:
        print()
    print(words().say("cli-serve-stopped"))
    return 0


def _networks(named: list[str]) -> list[str]:
    for network in named:
        try:
            ip_network(network)
        except ValueError:
            raise Stopped(words().say("cli-serve-network", network=network)) from None
    return named


def print_address(settings: "Settings", open_browser: bool) -> None:
    """Print the address; in a network also the code that others need, and both as a QR code for phones."""
    from freebooter.server.serve import address, invitation

    own = address(settings)
    print(words().say("cli-serve-ready", address=own))
    if settings.lan:
        links, code = invitation(settings)
        print(words().say("cli-serve-lan"))
        for link in links:
            print(f"  {link}")
        print(words().say("cli-serve-code", code=code))
        if links:
            import segno

            entering = f"{links[0]}/#enter={code.replace('-', '')}"
            segno.make(entering, error="l").terminal(compact=True)
    print(words().say("cli-serve-stop"), flush=True)
    if open_browser:
        print(words().say("cli-serve-terminal"), flush=True)
        open_in_browser(own)


def open_in_browser(address: str) -> None:
    """Open a browser if there is a screen for one; without it a text browser would take over the terminal."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        print(words().say("cli-serve-no-screen", address=address), flush=True)
        return
    # Some browser launchers wait for the browser to end: do not wait for it, and ignore a failure.
    threading.Thread(target=_open, args=(address,), daemon=True).start()


def _open(address: str) -> None:
    with contextlib.suppress(Exception):
        webbrowser.open(address)
