"""The server: tables in the browser, by WebSocket and by plain HTTP. It knows no game by name."""
