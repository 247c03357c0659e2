"""Serves the pages with nicegui, on the port that is the first argument."""

import sys

from nicegui import ui


@ui.page("/counter")
def counter():
    count = 0

    def increment():
        nonlocal count
        count += 1
        label.text = f"Count: {count}"

    ui.label("Counter")
    label = ui.label("Count: 0")
    ui.button("Increment", on_click=increment)


@ui.page("/rows")
def rows():
    labels = {}
    last = 0

    def change(id):
        title, count = labels[id][1], labels[id][2] + 1
        labels[id][2] = count
        labels[id][0].text = f"{title}: {count} "

    def add():
        nonlocal last
        last += 1
        id = last
        with ui.element("li") as item:
            labels[id] = [ui.label(f"Row {id}: 0 "), f"Row {id}", 0]
            ui.button("Change", on_click=lambda: change(id))
        return item

    def insert():
        with items:
            add().move(items, target_index=0)

    def reverse():
        items.default_slot.children.reverse()
        items.update()

    ui.label("Rows")
    ui.button("Change", on_click=lambda: change(500))
    ui.button("Insert", on_click=insert)
    ui.button("Reverse", on_click=reverse)
    with ui.element("ul") as items:
        for _ in range(1000):
            add()


ui.run(host="127.0.0.1", port=int(sys.argv[1]), reload=False, show=False, show_welcome_message=False, uvicorn_logging_level="error")
