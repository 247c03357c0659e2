#if DEBUG
import VSM
@_spi(Inspection) import VSMInspector
import VSMWeb

/// The journey of a page as the code of a test.
struct CopiedTest {
    /// How a test makes the site.
    struct Site: Sendable, Equatable {
        /// The expression, such as `StubShop().site`.
        let expression: String
        /// The modules that the expression and the views need.
        let modules: [String]
    }

    private var lines: [String] = []

    /// Writes the test.
    ///
    /// - Parameters:
    ///   - page: The page, with what was done in it.
    ///   - site: How a test makes the site.
    static func code(of page: InspectedPage, site: Site) -> String {
        var test = CopiedTest()
        test.write(page, site)
        return test.lines.joined(separator: "\n") + "\n"
    }

    private mutating func write(_ page: InspectedPage, _ site: Site) {
        let forcesOutcomes = page.steps.contains { if case .outcome = $0.kind { true } else { false } }
        let imports = ["Testing", "VSMTesting", "VSMWebTesting"] + (forcesOutcomes ? ["VSMWebInspector"] : [])
        lines += imports.sorted().map { "import \($0)" }
        if !site.modules.isEmpty { lines += [""] + site.modules.sorted().map { "@testable import \($0)" } }
        lines += ["", "@Test(\(Self.literal(title(of: page))))", "func journey() throws {"]
        var depth = 1
        func indented(_ line: String) -> String { String(repeating: "    ", count: depth) + line }
        lines.append(indented("try withTestHost { host in"))
        depth += 1
        if forcesOutcomes {
            let isSlow = page.steps.contains { if case .outcome(_, .slow) = $0.kind { true } else { false } }
            let pause = isSlow ? "(slowBy: { try await host.clock.sleep(for: .seconds(\(ForcedOutcomes.delay))) })" : ""
            lines.append(indented("try withForcedOutcomes\(pause) { outcomes in"))
            depth += 1
        }
        lines.append(indented("let page = try host.open(\(site.expression), \(Self.literal(page.openedTarget)))"))
        var time = SlowTime()
        for step in page.steps {
            lines += time.pass(until: step.time).map(indented)
            lines += expectations(of: step.before).map(indented)
            lines += code(of: step.kind).map(indented)
            time.note(step.kind)
        }
        lines += time.pass(until: nil).map(indented)
        lines += expectations(of: page.statesSinceLastStep).map(indented)
        while depth > 0 {
            depth -= 1
            lines.append(indented("}"))
        }
    }

    private func title(of page: InspectedPage) -> String {
        let names = page.steps.compactMap { step -> String? in
            switch step.kind {
            case .use(let control, _, _): control.label.isEmpty ? nil : control.label
            case .visit(let target): target
            case .outcome: nil
            }
        }
        return names.isEmpty ? "The page \(page.openedTarget)" : names.suffix(4).joined(separator: ", ")
    }

    private func code(of step: InspectedPage.Step.Kind) -> [String] {
        switch step {
        case .visit(let target): return ["try page.visit(\(Self.literal(target)))"]
        case .outcome(let name, let outcome): return ["outcomes[\(Self.literal(name))] = .\(outcome)"]
        case .use(let control, let text, let isChecked):
            let label = Self.literal(control.label)
            switch (control.event, control.tag, control.type) {
            case ("click", "a", _): return ["try page.link(\(label)).click()"]
            case ("click", _, _): return ["try page.button(\(label)).click()"]
            case ("submit", _, _):
                let fields = control.fields.filter { $0.event.isEmpty }.map(Self.fill)
                return fields + ["try page.button(\(label)).click()"]
            case (_, _, "checkbox"): return ["try page.checkbox(\(label)).\(isChecked == true ? "check" : "uncheck")()"]
            case (_, _, "radio"): return ["try page.radio(\(label)).check()"]
            case (_, "select", _): return ["try page.field(\(label)).choose(\(Self.literal(text ?? "")))"]
            case ("change", _, _):
                return [
                    "try page.field(\(label)).fill(\(Self.literal(text ?? "")))", "try page.field(\(label)).leave()",
                ]
            default: return ["try page.field(\(label)).fill(\(Self.literal(text ?? "")))"]
            }
        }
    }

    private static func fill(_ field: ViewOutline.Control) -> String {
        switch (field.tag, field.type) {
        case (_, "checkbox"), (_, "radio"): "try page.\(field.type ?? "checkbox")(\(literal(field.label))).check()"
        case ("select", _): "try page.field(\(literal(field.label))).choose(\(literal(field.value)))"
        default: "try page.field(\(literal(field.label))).fill(\(literal(field.value)))"
        }
    }

    private func expectations(of states: [InspectedPage.NamedState]) -> [String] {
        states.map { "try page.expect(\($0.view).self, in: \(Self.literal($0.state)))" }
    }

    /// Returns a text as a literal of Swift, in which everything that an editor does not show is escaped.
    ///
    /// A stranger may have typed the text. Marks of direction could make the test look like another one.
    static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "\"": literal += "\\\(scalar)"
            case "\n": literal += "\\n"
            default:
                literal += isShown(scalar) ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
        return literal + "\""
    }

    private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
        case .spaceSeparator: scalar == " "
        default: !scalar.properties.isDefaultIgnorableCodePoint
        }
    }
}
#endif
