"""A thousand rows, and buttons that change one of them, insert one on top, and reverse them."""

from dataclasses import dataclass
from typing import TypedDict

from pyview import LiveView


@dataclass
class Row:
    id: int
    title: str
    count: int = 0


class RowsContext(TypedDict):
    rows: list[Row]


class Rows(LiveView[RowsContext]):
    async def mount(self, socket, session):
        socket.context = {"rows": [Row(id, f"Row {id}") for id in range(1, 1001)]}

    async def handle_event(self, event, payload, socket):
        rows = socket.context["rows"]
        if event == "change":
            id = int(payload.get("id", 500))
            for row in rows:
                if row.id == id:
                    row.count += 1
        elif event == "insert":
            id = len(rows) + 1
            rows.insert(0, Row(id, f"Row {id}"))
        elif event == "reverse":
            rows.reverse()
