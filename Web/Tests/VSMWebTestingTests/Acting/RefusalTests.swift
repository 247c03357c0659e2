import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

@Suite("Live tests: steps that fail")
struct RefusalTests {
    @Test("A missing element fails with similar elements and the page")
    func absent() throws {
        try withTestHost { host in
            let page = try host.open(
                .page {
                    h1 { "Buy" }
                    button { "Buy now" }.onClick {}
                    button { "Sell" }.onClick {}
                }
            )
            let text = refusal(.absent) { try page.button("Buy").click() }
            #expect(
                text.hasPrefix(
                    """
                    There is no button "Buy".
                    There is a heading "Buy".
                    There are: "Buy now", "Sell".
                    """
                )
            )
            #expect(text.contains("- heading \"Buy\" [level=1]\n- button \"Buy now\""))
            #expect(text.contains("RefusalTests.swift:"))
        }
    }

    @Test("A hidden element is not found")
    func hidden() throws {
        try withTestHost { host in
            let page = try host.open(.page { button { "Buy" }.accessibilityHidden().onClick {} })
            expectRefusal(.absent, saying: "it is hidden") { try page.button("Buy").click() }
        }
    }

    @Test("Several matching elements fail unless a scope or an index selects one")
    func ambiguous() throws {
        try withTestHost { host in
            let page = try host.open(
                .page {
                    ul {
                        li {
                            "One "; button { "Delete" }.onClick {}
                        }
                        li {
                            "Two "; button { "Delete" }.onClick {}
                        }
                    }
                }
            )
            let text = refusal(.ambiguous) { try page.button("Delete").click() }
            #expect(text.contains("There are 2 of button \"Delete\":"))
            try page.button("Delete").at(1).click()
            try page.item(.containing("One")).button("Delete").click()
            expectRefusal(.absent, saying: "there are 2") { try page.button("Delete").at(2).click() }
            let nested = refusal(.absent) { try page.item(.containing("One")).button("Add").click() }
            #expect(nested.contains("There is no button \"Add\" in the listitem."))
        }
    }

    @Test("A disabled control fails")
    func disabled() throws {
        try withTestHost { host in
            let page = try host.open(
                .page {
                    button { "Buy" }.disabled().onClick {}
                    label {
                        "Name"; input(name: "name").disabled()
                    }
                }
            )
            expectRefusal(.disabled, saying: "The button \"Buy\" is disabled.") { try page.button("Buy").click() }
            expectRefusal(.disabled) { try page.field("Name").fill("x") }
            #expect(try !page.button("Buy").isEnabled)
        }
    }

    @Test("A click without an effect fails")
    func withoutEffect() throws {
        try withTestHost { host in
            let page = try host.open(
                .page {
                    button { "Buy" }
                    p { "Text" }
                    a(href: "https://example.com/") { "Elsewhere" }
                    form { button(submits: true) { "Send" } }
                    form { button { "Add" } }
                },
                checks: .all.subtracting(.effectiveButtons)
            )
            let text = refusal(.impossible) { try page.button("Add").click() }
            #expect(text.contains("For one that does, write button(submits: true) { … }."))
            #expect(!refusal(.impossible) { try page.button("Buy").click() }.contains("submits: true"))
            expectRefusal(.impossible, saying: "does nothing") { try page.button("Buy").click() }
            expectRefusal(.impossible, saying: "does nothing") { try page.text("Text").click() }
            expectRefusal(.impossible, saying: "another site") { try page.link("Elsewhere").click() }
            expectRefusal(.impossible, saying: "no onSubmit") { try page.button("Send").click() }
        }
    }

    @Test("A step that does not suit its control fails")
    func wrongKind() throws {
        try withTestHost { host in
            let page = try host.open(
                .page {
                    button { "Buy" }.onClick {}
                    label {
                        "Done"; checkbox(name: "done", isChecked: false).onToggle { _ in }
                    }
                    label {
                        "Name"; input(name: "name")
                    }
                }
            )
            expectRefusal(.impossible) { try page.button("Buy").fill("x") }
            expectRefusal(.impossible) { try page.field("Done").type("x") }
            expectRefusal(.impossible) { try page.button("Buy").check() }
            expectRefusal(.impossible) { try page.field("Name").choose("One") }
            expectRefusal(.impossible) { try page.field("Name").submit() }
            expectRefusal(.impossible) { try page.field("Name").leave() }
            expectRefusal(.impossible) { _ = try page.button("Buy").value }
        }
    }

    @Test("Expecting a missing element fails, and so does finding an unexpected one")
    func expectations() throws {
        try withTestHost { host in
            let page = try host.open(.page { p { "Saved" }.role(.status) })
            try page.expect(.status("Saved"))
            expectRefusal(.absent) { try page.expect(.status("Failed")) }
            expectRefusal(.unexpected) { try page.expectNone(.status()) }
            expectRefusal(.unexpected) { try page.expect(.status(), count: 2) }
        }
    }
}
