import Testing
import VSM
import VSMTesting
import VSMWeb

@testable import VSMWebTesting

@Suite("Checks of pages")
struct PageCheckTests {
    private func problems(_ nodes: String, _ checks: PageChecks = .all) throws -> [String] {
        let browser = ReferenceBrowser()
        try browser.apply(try ServerAnswer(Array("[1,0,{\"tree\":[[1,\"main\",\(nodes)]]}]".utf8)), to: .none)
        return checks.problems(in: browser, AccessibleElement(browser.tree, browser.fields))
    }

    @Test(
        "Only one check finds each mistake",
        arguments: [
            (#"["p",{"id":"a"}],["p",{"id":"a"}]"#, PageChecks.uniqueIdentifiers, "have the identifier \"a\""),
            (#"["button",{"data-vsm-on":"click"},["img",{"alt":""}]]"#, .namedControls, "A button has no name"),
            (#"["input",{"name":"a"}]"#, .namedControls, "A field has no name"),
            (#"["img",{"src":"/a.svg"}]"#, .namedControls, "An image has no description"),
            (#"["a",{"href":"/"},["button",{"disabled":""},"x"]]"#, .separateControls, "A <button> is inside a <a>"),
            (#"["label","x",["label","y",["input"]]]"#, .separateControls, "A <label> is inside a <label>"),
            (#"["label",{"for":"a"},"x"]"#, .references, "refers to \"a\""),
            (#"["label","x"]"#, .references, "A label belongs to no field: \"x\""),
            (#"["p",{"aria-describedby":"a"},"x"]"#, .references, "refers to \"a\""),
            (##"["a",{"href":"#a"},"x"]"##, .references, "A link leads to \"#a\""),
            (#"["a",{"href":""},"x"]"#, .references, "A link leads nowhere"),
            (#"["p",["div","x"]]"#, .nesting, "A browser ends a <p> before a <div>"),
            (#"["table",["tr",["td","x"]]]"#, .nesting, "A <tr> must be in a <tbody> or <tfoot> or <thead>"),
            (#"["div",["li","x"]]"#, .nesting, "A <li> must be in a"),
            (
                #"["table",["tbody",["tr",["form"]]]]"#, .nesting,
                "A browser takes the content out of a <form> in a <tr>, so the page would differ from the view: <form> in <tr>."
            ),
            (#"["table",["tbody",["div","x"]]]"#, .nesting, "A browser moves a <div> out of a <tbody>"),
            (#"["table",["tbody",["tr","Total"]]]"#, .nesting, "A browser moves a text out of a <tr>"),
            (#"["form",["div",["form"]]]"#, .nesting, "A browser drops a <form> in a <form>"),
            (
                #"["select",{"aria-label":"a"},["option","x"],["div","y"]]"#, .nesting,
                "Browsers drop a <div> in a <select>"
            ),
            (#"["h1",["h2","x"]]"#, .nesting, "A browser ends a <h1> before a <h2>"),
            (#"["p",["section","x"]]"#, .nesting, "A browser ends a <p> before a <section>"),
            (#"["svg",["g",["p","x"]]]"#, .nesting, "A browser ends a <svg> before a <p>"),
            (
                #"["button",{"disabled":""},"x",["button",{"disabled":""},"y"]]"#, .separateControls,
                "A <button> is inside a <button>"
            ),
            (#"["button",{"type":"button"},"Buy"]"#, .effectiveButtons, "The button \"Buy\" does nothing"),
            (#"["button","Buy"]"#, .effectiveButtons, "Give it an onClick"),
            (#"["form",["button",{"type":"button"},"Buy"]]"#, .effectiveButtons, "write button(submits: true)"),
        ] as [(String, PageChecks, String)]
    )
    func mistakes(nodes: String, check: PageChecks, expected: String) throws {
        let found = try problems(nodes, check)
        #expect(found.count == 1)
        #expect(found.first?.contains(expected) == true, "\(found)")
        #expect(try problems(nodes, .all.subtracting(check)).isEmpty)
    }

    @Test("A page without mistakes passes")
    func none() throws {
        let nodes = ##"""
            ["label",{"for":"a"},"x"],["input",{"id":"a"}],["label","y",["input",{"type":"checkbox"}]],
            ["a",{"href":"#a"},"z"],["table",["tbody",["tr",["td","x"]]]],["ul",["li",["p","x"]]],["img",{"alt":""}],
            ["table",["tbody",["tr","\n ",["td",["form",["p","x"]]]]]],["svg",["foreignObject",["p","x"]]]
            """##
        #expect(try problems(nodes) == [])
    }

    @Test(
        "A button with an effect passes",
        arguments: [
            #"["button",{"data-vsm-on":"click"},"x"]"#,
            #"["div",{"data-vsm-on":"click"},["button",{"type":"button"},"x"]]"#,
            #"["button",{"type":"button","data-vsm-on":"key=Enter"},"x"]"#,
            #"["button",{"type":"button","disabled":""},"x"]"#,
            #"["button",{"type":"button","aria-disabled":"true"},"x"]"#,
            #"["fieldset",{"disabled":""},["button",{"type":"button"},"x"]]"#,
            #"["button",{"type":"button","popovertarget":"a"},"x"],["p",{"id":"a","popover":"auto"}]"#,
            #"["button",{"type":"button","commandfor":"a","command":"close"},"x"],["dialog",{"id":"a"}]"#,
            #"["form",["button","x"],["button",{"type":"reset"},"y"]]"#,
            #"["button",{"form":"a"},"x"],["form",{"id":"a"}]"#,
            #"["div",{"data-vsm-widget":"map"},["button",{"type":"button"},"x"]]"#,
        ]
    )
    func effectiveButton(nodes: String) throws {
        #expect(try problems(nodes) == [])
    }

    @Test("A mistake fails the test once, with the page, and a test can leave out a check")
    func failing() throws {
        let texts = try issueTexts {
            try withTestHost { host in
                let site = Site.page { button { "" }.onClick {} }
                let page = try host.open(site)
                _ = page.outline
                try page.button().click()
                _ = try host.open(site, checks: .all.subtracting(.namedControls))
            }
        }
        #expect(texts.count == 1)
        #expect(texts.first?.contains("A button has no name: <button data-vsm-on=\"click\" type=\"button\">") == true)
        #expect(texts.first?.contains("- button") == true)
    }

    @Test("A view that depends on a value outside its state is reported, with both pages")
    func impure() throws {
        final class Elsewhere: @unchecked Sendable { var count = 0 }
        struct Impure: HTMLView {
            let elsewhere: Elsewhere
            var initialState: Int { 0 }
            func body(_ container: StateContainer<Int>) -> some HTML {
                elsewhere.count += 1
                return button { "Rendered \(elsewhere.count) times" }.onClick { container.observe(container.state + 1) }
            }
        }
        let texts = try issueTexts {
            try withTestHost { host in
                let page = try host.open(.page { Impure(elsewhere: Elsewhere()) })
                try page.button().click()
            }
        }
        #expect(texts.contains { $0.contains("does not have what the page renders from its states") })
    }

    @Test("A keyed view that renders by itself keeps the mark of its key")
    func keyedView() throws {
        struct Counter: HTMLView {
            var initialState: Int { 0 }
            func body(_ container: StateContainer<Int>) -> some HTML {
                form {
                    label {
                        "Name"; input(name: "name")
                    }
                    button { "\(container.state)" }.onClick { container.observe(container.state + 1) }
                }
            }
        }
        try withTestHost { host in
            let page = try host.open(.page { Counter().key("a") })
            try page.button("0").click()
            try page.expect(.button("1"))
        }
    }

    @Test("Views that keep changing each other's states are reported")
    func problem() throws {
        struct Restless: HTMLView {
            var initialState: Int { 0 }
            func body(_ container: StateContainer<Int>) -> some HTML {
                button { "\(container.state)" }
                    .onClick { container.observe(container.state + 1) }
                    .key(container.state)
                    .onAppear { if container.state > 0 { container.observe(container.state + 1) } }
            }
        }
        let texts = try issueTexts {
            try withTestHost { host in
                let page = try host.open(.page { Restless() })
                try page.button().click()
            }
        }
        #expect(texts.contains { $0.contains("keep changing each other's states") })
    }
}
