"""A parser moves or drops what `Web/Tests/BrowserRules/parsing.json` says. ParserRulesTests.swift compares the library with it."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page

PARSING = json.loads((Path(__file__).parents[1] / "BrowserRules/parsing.json").read_text())

MOVED = """([tags, context]) => tags.filter((tag) => {
    const around = context.split(" ");
    const isVoid = ["br", "col", "hr", "img", "input"].includes(tag);
    // A text in these is moved itself.
    const isTablePart = ["colgroup", "table", "tbody", "tfoot", "thead", "tr"].includes(tag);
    const inner = tag === "#text" ? "x" : isVoid ? `<${tag}>` : `<${tag}>${isTablePart ? "" : "x"}</${tag}>`;
    const markup = around.reduceRight((content, each) => `<${each}>${content}</${each}>`, inner);
    let node = new DOMParser().parseFromString(`<!doctype html><body>${markup}`, "text/html").body;
    for (const each of [...around, tag]) {
        if (node.childNodes.length !== 1) return true;
        node = node.firstChild;
        if ((node.localName ?? node.nodeName) !== each) return true;
    }
    return !isVoid && !isTablePart && node.textContent !== "x";
})"""


@pytest.fixture(scope="module")
def empty_page(browser) -> Page:
    page = browser.new_page()
    yield page
    page.close()


@pytest.mark.parametrize("context", PARSING["contexts"])
def test_what_a_parser_moves(empty_page, context):
    moved = empty_page.evaluate(MOVED, [PARSING["tags"].split(), context])
    assert " ".join(moved) == PARSING["contexts"][context]
