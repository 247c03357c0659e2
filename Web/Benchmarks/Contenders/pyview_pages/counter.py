"""A number, and a button that increments it."""

from typing import TypedDict

from pyview import LiveView


class CounterContext(TypedDict):
    count: int


class Counter(LiveView[CounterContext]):
    async def mount(self, socket, session):
        socket.context = {"count": 0}

    async def handle_event(self, event, payload, socket):
        if event == "increment":
            socket.context["count"] += 1
