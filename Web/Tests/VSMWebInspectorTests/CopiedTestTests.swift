import Testing

@_spi(Inspection) @testable import VSMInspector
@testable import VSMWeb
@testable import VSMWebInspector

@Suite("Inspector: the journey of a page as a test")
struct CopiedTestTests {
    private func control(_ event: String, _ tag: String, _ label: String, type: String? = nil) -> ViewOutline.Control {
        var control = ViewOutline.Control(
            node: UInt32(truncatingIfNeeded: label.hashValue),
            event: event,
            tag: tag,
            label: label
        )
        control.type = type
        return control
    }

    private func page(_ states: String...) -> InspectedPage {
        var page = InspectedPage(number: 1)
        page.openedTarget = "/profile?x=\"1\""
        enter("initialized", &page)
        return page
    }

    private func enter(_ state: String, _ page: inout InspectedPage) {
        page.namedStates = [.init(view: "ProfileView", state: state)]
    }

    private func code(_ page: InspectedPage) -> [String] {
        let site = CopiedTest.Site(expression: "Stub().site", modules: ["Pages"])
        return CopiedTest.code(of: page, site: site).split(separator: "\n").map(String.init)
    }

    @Test("Each step is what a person does, with the states before it")
    func steps() {
        var page = page()
        page.append(.use(control("input", "input", "Name"), text: "a", isChecked: nil), at: 0)
        page.append(.use(control("input", "input", "Name"), text: "an", isChecked: nil), at: 0)
        enter("editing", &page)
        page.append(.use(control("click", "button", "Save"), text: nil, isChecked: nil), at: 0)
        page.append(.use(control("click", "a", "Home"), text: nil, isChecked: nil), at: 0)
        page.append(.visit("/"), at: 0)
        enter("saved", &page)
        #expect(
            code(page) == [
                "import Testing",
                "import VSMTesting",
                "import VSMWebTesting",
                "@testable import Pages",
                "@Test(\"Name, Save, Home, /\")",
                "func journey() throws {",
                "    try withTestHost { host in",
                "        let page = try host.open(Stub().site, \"/profile?x=\\\"1\\\"\")",
                "        try page.expect(ProfileView.self, in: \"initialized\")",
                "        try page.field(\"Name\").fill(\"an\")",
                "        try page.expect(ProfileView.self, in: \"editing\")",
                "        try page.button(\"Save\").click()",
                "        try page.link(\"Home\").click()",
                "        try page.visit(\"/\")",
                "        try page.expect(ProfileView.self, in: \"saved\")",
                "    }",
                "}",
            ]
        )
    }

    /// The lines of a test from the first forced outcome on.
    private func steps(of page: InspectedPage) -> [Substring] {
        code(page).drop { !$0.contains("outcomes[") }.map { $0.drop { $0 == " " } }.filter { $0 != "}" }
    }

    @Test("Forced outcomes are forced again, and time passes for slow ones")
    func outcomes() {
        var page = page()
        page.append(.outcome("Profile", .slow), at: 0)
        page.append(.use(control("click", "button", "Save"), text: nil, isChecked: nil), at: seconds(1))
        page.append(.outcome("Profile", .own), at: seconds(9))
        page.append(.use(control("click", "button", "Retry"), text: nil, isChecked: nil), at: seconds(10))
        let code = code(page)
        #expect(code.contains("import VSMWebInspector"))
        #expect(
            steps(of: page) == [
                "outcomes[\"Profile\"] = .slow", "try page.button(\"Save\").click()", "host.advance(by: .seconds(3))",
                "outcomes[\"Profile\"] = .own", "try page.button(\"Retry\").click()",
            ]
        )
        #expect(code.joined().filter { $0 == "{" }.count == code.joined().filter { $0 == "}" }.count)
    }

    @Test("What is slow ends after the same step as in the journey")
    func late() {
        var page = page()
        page.append(.outcome("Profile", .slow), at: 0)
        page.append(.use(control("input", "input", "Name"), text: "a", isChecked: nil), at: seconds(1))
        page.append(.outcome("Profile", .own), at: seconds(1.85))
        page.append(.use(control("input", "input", "Name"), text: "ab", isChecked: nil), at: seconds(3))
        #expect(
            steps(of: page) == [
                "outcomes[\"Profile\"] = .slow", "try page.field(\"Name\").fill(\"a\")",
                "host.advance(by: .milliseconds(800))", "outcomes[\"Profile\"] = .own",
                "host.advance(by: .milliseconds(1100))", "try page.field(\"Name\").fill(\"ab\")",
                "host.advance(by: .milliseconds(1100))",
            ]
        )
    }

    @Test("What is slow begins before the next step, even if no time passes")
    func atOnce() {
        var page = page()
        page.append(.outcome("Profile", .slow), at: 0)
        page.append(.use(control("click", "button", "Save"), text: nil, isChecked: nil), at: seconds(1))
        page.append(.outcome("Profile", .own), at: seconds(1))
        #expect(
            steps(of: page) == [
                "outcomes[\"Profile\"] = .slow", "try page.button(\"Save\").click()", "host.runUntilIdle()",
                "outcomes[\"Profile\"] = .own", "host.advance(by: .seconds(3))",
            ]
        )
    }

    @Test("Texts that are typed with a pause between them are filled one after the other")
    func pauses() {
        var page = page()
        for (time, text) in [(1.0, "a"), (1.1, "ab"), (1.7, "abc")] {
            page.append(.use(control("input", "input", "Name"), text: text, isChecked: nil), at: seconds(time))
        }
        let fills = code(page).filter { $0.contains("fill") }.map { $0.drop { $0 == " " } }
        #expect(fills == ["try page.field(\"Name\").fill(\"ab\")", "try page.field(\"Name\").fill(\"abc\")"])
    }

    private func seconds(_ seconds: Double) -> Int64 { Int64(seconds * 1_000_000_000) }

    @Test("A form is filled and sent; other controls are used by their kinds")
    func controls() {
        var page = page()
        var form = control("submit", "form", "Add")
        var name = control("", "input", "Title")
        name.value = "Milk \"2\"\n"
        form.fields = [name]
        page.append(.use(form, text: nil, isChecked: nil), at: 0)
        page.append(.use(control("change", "input", "Done", type: "checkbox"), text: nil, isChecked: true), at: 0)
        page.append(.use(control("change", "select", "Size"), text: "large", isChecked: nil), at: 0)
        let code = code(page).map { $0.drop { $0 == " " } }
        for line in [
            "try page.field(\"Title\").fill(\"Milk \\\"2\\\"\\n\")", "try page.button(\"Add\").click()",
            "try page.checkbox(\"Done\").check()", "try page.field(\"Size\").choose(\"large\")",
        ] {
            #expect(code.contains { $0 == line })
        }
    }

    @Test(
        "No text of a page ends its literal",
        arguments: ["\"", "\\(x)", "\u{0}\u{7f}\u{2028}", "a\r\nb", "\"\"\"\\"]
    )
    func literals(text: String) {
        let literal = CopiedTest.literal(text)
        let inside = literal.dropFirst().dropLast()
        #expect(literal.first == "\"" && literal.last == "\"")
        #expect(inside.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7f && $0.value != 0x2028 })
        #expect(!inside.replacing("\\\\", with: "").replacing("\\\"", with: "").contains("\""))
        #expect(!inside.replacing("\\\\", with: "").contains("\\("))
    }

    @Test("A literal shows all of its text, in the order in which it stands there")
    func invisible() {
        let scalars = [0...0x2ffff, 0xe0000...0xe0fff].joined().compactMap { Unicode.Scalar($0 as UInt32) }
        let characters = scalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
            default: scalar.properties.isDefaultIgnorableCodePoint
            }
        }
        let some: [Unicode.Scalar] = ["\u{85}", "\u{9b}", "\u{61c}", "\u{200d}", "\u{202e}", "\u{2066}", "\u{3164}"]
        #expect(Set(some).isSubset(of: characters))
        let shown = characters.filter { scalar in
            let escape = scalar == "\n" ? "n" : "u{\(String(scalar.value, radix: 16))}"
            return CopiedTest.literal(String(scalar)) != "\"\\\(escape)\""
        }
        #expect(shown.isEmpty)
        #expect(CopiedTest.literal("\u{a0}\u{3000}") == #""\u{a0}\u{3000}""#)
        #expect(CopiedTest.literal("é – שלום 日本語 🛒") == "\"é – שלום 日本語 🛒\"")
    }
}
