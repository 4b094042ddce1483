"""Hosting: tables over HTTP and WebSocket, kept as logs that never lose a move."""
