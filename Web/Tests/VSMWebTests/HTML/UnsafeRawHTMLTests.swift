import Testing

@testable import VSMWeb

@MainActor
@Suite("Raw HTML")
struct UnsafeRawHTMLTests {
    @Test("Markup is the content of one element, and its nodes have no numbers")
    func markup() {
        let page = TestPage { unsafeRawHTML("<b>a</b> &amp; <i>b</i>").class("body") }
        #expect(page.html == #"<div class="body" data-vsm-raw=""><b>a</b> &amp; <i>b</i></div>"#)
        #expect(page.loaded.numbers.count == 1)
    }

    @Test("Markup is sent as a whole, and only when it changes")
    func changes() {
        let page = TestPage { unsafeRawHTML("<b>a</b>", in: HTMLTags.Span.self) }
        #expect(page.show { unsafeRawHTML("<b>a</b>", in: HTMLTags.Span.self) } == "")
        #expect(
            page.show { unsafeRawHTML("<b>c</b>", in: HTMLTags.Span.self) } == #"["a",1,"data-vsm-raw","<b>c</b>"]"#
        )
    }

    @Test(
        "Scripts become templates",
        arguments: [
            ("<script>run()</script>", "<template>run()</template>"),
            ("<SCRIPT src=/a.js></ScRiPt >", "<template src=/a.js></template >"),
            ("<svg><script/>", "<svg><template/>"),
            ("<scr<scriptipt>", "<scr<templateipt>"),
            ("a < b, <b>c</b> <", "a < b, <b>c</b> <"),
            ("<", "<"), ("</", "</"), ("<scrip", "<scrip"), ("é<script>é", "é<template>é"), ("", ""),
        ]
    )
    func scripts(raw: String, harmless: String) {
        #expect(RawMarkup.withoutScripts(raw) == harmless)
    }

    @Test("An element without content cannot have markup")
    func void() async {
        await #expect(processExitsWith: .failure) {
            _ = _RawTag<HTMLTags.Br>._name
        }
    }
}
