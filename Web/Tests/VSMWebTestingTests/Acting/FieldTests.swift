import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

@Suite("Live tests: fields")
struct FieldTests {
    @Test("A text that is too long is not sent, and a site can raise the limit")
    func longTexts() throws {
        let long = String(repeating: "é", count: 8193)
        func page(_ host: TestHost, _ limits: SessionLimits, _ heard: Heard) throws -> LiveTest {
            let site = Site.page {
                form {
                    input(name: "first").accessibilityLabel("First")
                    input(name: "second").accessibilityLabel("Second")
                    input(name: "third").accessibilityLabel("Third")
                    button(submits: true) { "Send" }
                }.onSubmit { heard.events.append("\($0["first"]?.utf8.count ?? 0)") }
            }
            return try host.open(site, limits: limits)
        }
        try withTestHost { host in
            let heard = Heard()
            let strict = try page(host, SessionLimits(), heard)
            try strict.field("First").fill(long)
            #expect(throws: LiveTestError.self) { try strict.button("Send").click() }
            // No text is too long by itself.
            for name in ["First", "Second", "Third"] { try strict.field(name).fill(String(long.dropLast())) }
            #expect(throws: LiveTestError.self) { try strict.button("Send").click() }
            #expect(heard.events == [])

            var limits = SessionLimits()
            limits.fieldSize = 20_000
            let generous = try page(host, limits, heard)
            try generous.field("First").fill(long)
            try generous.button("Send").click()
            #expect(heard.events == ["16386"])
        }
    }

    @Test("Typing into a field that the page replaces fails, because a person would lose the rest")
    func replaced() throws {
        struct Switching: HTMLView {
            var initialState: Bool { false }
            func body(_ container: StateContainer<Bool>) -> some HTML {
                div { field(container).key(container.state) }
            }
            private func field(_ container: StateContainer<Bool>) -> some HTML {
                label {
                    "Name"; input(name: "name").onInput { _ in container.observe(!container.state) }
                }
            }
        }
        try withTestHost { host in
            let page = try host.open(.page { Switching() })
            let text = refusal(.impossible) { try page.field("Name").type("now") }
            #expect(text.contains("was replaced after \"n\" had been typed"))
        }
    }
}
