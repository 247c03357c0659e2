"""A proxy that terminates TLS in front of a site, and passes on the data."""

import asyncio
import ssl
import threading
from pathlib import Path

from servers.process import free_port


class TLSProxy:
    """Accepts connections over TLS, with a certificate, for a site on this machine."""

    def __init__(self, certificate: Path):
        port = free_port()
        self.host = f"localhost:{port}"
        self.address = f"https://{self.host}"
        # The port of the site.
        self.site: int | None = None
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(certificate)
        # This runs in a separate thread, because Playwright has an event loop in this one.
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        start = asyncio.start_server(self._connect, "localhost", port, ssl=context)
        asyncio.run_coroutine_threadsafe(start, self._loop).result()

    def close(self) -> None:
        """Accepts no more connections, and ends the current ones."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        site_reader, site_writer = await asyncio.open_connection("localhost", self.site)
        await asyncio.gather(pass_on(reader, site_writer), pass_on(site_reader, writer))


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Copies data until one of the two ends."""
    try:
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()
