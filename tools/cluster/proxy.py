"""A small proxy: each connection goes to the next server that is ready.

    python -m tools.cluster.proxy PORT HOST:PORT...

It only carries bytes. Every half second it asks each server at /readyz; a server that does not answer, or says no, gets
no new connections, and the connections of one that does not answer at all are cut.
"""

import asyncio
import contextlib
import sys

PROBE_SECONDS, PATIENCE = 0.5, 2.0
PIECE = 64 * 1024


class Proxy:
    def __init__(self, servers: list[str]) -> None:
        self._servers = servers
        self._ready: set[str] = set()
        self._open: dict[str, set[asyncio.StreamWriter]] = {server: set() for server in servers}
        self._turn = 0

    async def probe(self, server: str) -> None:
        host, _, port = server.rpartition(":")
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    reader, writer = await asyncio.open_connection(host, int(port))
                    writer.write(f"GET /readyz HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\n\r\n".encode())
                    ready = b" 200 " in await reader.readline()
                    writer.close()
            except TimeoutError:
                ready = False
                for stuck in list(self._open[server]):
                    stuck.transport.abort()
            except OSError:
                ready = False
            (self._ready.add if ready else self._ready.discard)(server)
            await asyncio.sleep(PROBE_SECONDS)

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _try in self._servers:
            ready = [server for server in self._servers if server in self._ready]
            if not ready:
                break
            self._turn += 1
            server = ready[self._turn % len(ready)]
            host, _, port = server.rpartition(":")
            try:
                inner, outer = await asyncio.open_connection(host, int(port))
            except OSError:
                self._ready.discard(server)
                continue
            self._open[server].add(writer)
            ways = [asyncio.create_task(copy(reader, outer)), asyncio.create_task(copy(inner, writer))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.wait(ways, timeout=1.0)
            for way in ways:
                way.cancel()
            self._open[server].discard(writer)
            outer.close()
            break
        writer.close()


async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(PIECE):
            writer.write(data)
            await writer.drain()
        if writer.can_write_eof():
            writer.write_eof()


async def run(port: int, servers: list[str]) -> None:
    proxy = Proxy(servers)
    probes = [asyncio.create_task(proxy.probe(server)) for server in servers]
    listener = await asyncio.start_server(proxy.carry, "127.0.0.1", port)
    print(f"ready {port}", flush=True)
    async with listener:
        await asyncio.gather(listener.serve_forever(), *probes)


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(run(int(sys.argv[1]), sys.argv[2:]))
