"""Serves the pages with pyview, on the port that is the first argument."""

import sys

import uvicorn
from pyview import PyView

from pyview_pages.counter import Counter
from pyview_pages.rows import Rows

app = PyView()
app.add_live_view("/counter", Counter)
app.add_live_view("/rows", Rows)

uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), log_level="error", access_log=False, backlog=4096)
