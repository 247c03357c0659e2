import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

@testable import LiveSite

@Suite("The reference browser behaves like a browser")
struct BrowserRuleTests {
    private static let site = Site(title: "Rules") { request in RulesPage(name: request.path.last ?? "") }

    @Test("Rule", arguments: BrowserRule.all)
    func keeps(rule: BrowserRule) throws {
        try withTestHost { host in
            let page = try host.open(Self.site, "/rules/\(rule.page)", checks: .none)
            var heard: [String] = []
            for step in rule.steps {
                if step.refused == true {
                    #expect(throws: LiveTestError.self) { try carryOut(step, in: page) }
                } else {
                    try carryOut(step, in: page)
                }
                heard += (step.pressed ?? []) + (step.heard ?? [])
                // Another page has not received events.
                guard page.path == "/rules/\(rule.page)" else { continue }
                let text = try page.status().text
                #expect(text == heard.joined(separator: " · "), "after \(step.do) \(step.at ?? "")")
            }
        }
    }

    private func carryOut(_ step: BrowserRule.Step, in page: LiveTest) throws {
        func element() throws -> LiveElement {
            let (role, name) = try #require(step.at?.split(separator: " ", maxSplits: 1)).reduce(into: ("", "")) {
                $0 = $0.0.isEmpty ? (String($1), "") : ($0.0, String($1))
            }
            return role == "text" ? page.text(name) : page.find(.role(ElementRole(stringLiteral: role), name))
        }
        let with = step.with ?? ""
        switch step.do {
        case .back: try page.back()
        case .choose: try element().choose(with)
        case .click: try element().click()
        case .fill: try element().fill(with)
        case .focus: try element().focus()
        case .leave: try element().leave()
        case .press: try element().press(key(with))
        case .checked:
            let isChecked = try element().isChecked
            #expect("\(isChecked)" == with)
        case .focused:
            let isFocused = try element().isFocused
            #expect(isFocused)
        case .path: #expect(page.path == with)
        case .value:
            let value = try element().value
            #expect(value == with)
        }
    }

    private func key(_ name: String) -> KeyboardKey {
        switch name {
        case "ArrowDown": .arrowDown
        case "Enter": .enter
        case "Escape": .escape
        case "PageDown": .pageDown
        case "Space": .space
        default: .character(Character(name))
        }
    }
}
