import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

@Suite("Live tests: keys and the focus")
struct KeyboardTests {
    @Test("A key runs its handler after the typed text is processed, and has no other effect")
    func key() throws {
        try withTestHost { host in
            let heard = Heard()
            let page = try host.open(
                .page {
                    form {
                        label {
                            "Name"
                            input(name: "name").onInput { heard.events.append("input \($0)") }
                                .onKey(.enter) { heard.events.append("enter") }
                        }
                    }.onSubmit { _ in heard.events.append("submit") }.onKey(.escape) { heard.events.append("escape") }
                }
            )
            try page.field("Name").type("a")
            try page.field("Name").press(.enter)
            try page.field("Name").press(.escape)
            try page.field("Name").press(.character("b"))
            try page.field("Name").press(.space)
            try page.field("Name").press(.backspace)
            #expect(heard.events == ["input a", "enter", "escape", "input ab", "input ab ", "input ab"])
        }
    }

    @Test("Without a handler, Enter submits forms and follows links, and Space presses buttons and checks boxes")
    func defaults() throws {
        try withTestHost { host in
            let heard = Heard()
            let page = try host.open(
                .page {
                    form {
                        label {
                            "Name"; input(name: "name", value: "x")
                        }
                        label {
                            "Done"; checkbox(name: "done", isChecked: false)
                        }
                        button(submits: true) { "Send" }
                    }.onSubmit { heard.events.append("submit \($0["done"] ?? "-")") }
                    button { "Add" }.onClick { heard.events.append("add") }
                    a(href: "/elsewhere") { "Elsewhere" }
                }
            )
            try page.field("Name").press(.enter)
            try page.checkbox("Done").press(.space)
            try page.button("Send").press(.enter)
            try page.button("Add").press(.space)
            #expect(heard.events == ["submit -", "submit on", "add"])
            try page.link("Elsewhere").press(.enter)
            #expect(page.path == "/elsewhere")
        }
    }

    @Test("Pressing a key without an effect and focusing an unfocusable element fail, with the page in the message")
    func refusals() throws {
        try withTestHost { host in
            let page = try host.open(
                .page {
                    p { "Text" }
                    label {
                        "Name"; input(name: "name")
                    }
                }
            )
            let text = refusal(.impossible) { try page.field("Name").press(.escape) }
            #expect(text.hasPrefix("Pressing \"Escape\" in the textbox \"Name\" does nothing"))
            #expect(text.contains("The page \"/\":\n- paragraph: Text\n- textbox \"Name\""))
            expectRefusal(.impossible, saying: "does nothing") { try page.field("Name").press(.backspace) }
            expectRefusal(.impossible, saying: "cannot have the focus") { try page.text("Text").press(.enter) }
            expectRefusal(.impossible, saying: "cannot have the focus") { try page.text("Text").focus() }
        }
    }

    @Test("Handlers run when the focus enters and leaves an element, and not while it stays inside")
    func focus() throws {
        try withTestHost { host in
            let heard = Heard()
            let page = try host.open(
                .page {
                    div {
                        label {
                            "One"
                            input(name: "one").onChange { heard.events.append("change \($0)") }
                                .onBlur { heard.events.append("blur one") }
                        }
                        label {
                            "Two"; input(name: "two")
                        }
                    }.onFocus { heard.events.append("focus") }.onBlur { heard.events.append("blur") }
                    button { "Next" }.onClick { heard.events.append("click") }
                }
            )
            try page.field("One").focus()
            try page.field("One").fill("x")
            try page.field("Two").focus()
            #expect(heard.events == ["focus", "change x", "blur one"])
            try page.button("Next").click()
            #expect(heard.events.suffix(2) == ["blur", "click"])
            try page.field("Two").type("y")
            try page.field("Two").leave()
            #expect(heard.events.suffix(2) == ["focus", "blur"])
        }
    }

    @Test("A click has no effect on an element that is replaced when it gets the focus")
    func replacedByFocus() throws {
        struct Shy: HTMLView {
            var initialState: Int { 0 }
            func body(_ container: StateContainer<Int>) -> some HTML {
                div {
                    button { "Press" }.key(container.state)
                        .onFocus { container.observe(container.state + 1) }
                        .onClick { container.observe(100) }
                }
            }
        }
        try withTestHost { host in
            let page = try host.open(.page { Shy() })
            expectRefusal(.refused, saying: "replaced when it got the focus") { try page.button("Press").click() }
        }
    }
}
