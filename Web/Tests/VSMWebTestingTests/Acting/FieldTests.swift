import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

@Suite("Live tests: fields")
struct FieldTests {
    @Test("Each typed character is an input event; leaving the field is a change")
    func typing() throws {
        try withTestHost { host in
            let heard = Heard()
            let page = try host.open(
                .page {
                    label {
                        "Name"
                        input(name: "name").onInput { heard.events.append("input \($0)") }
                            .onChange { heard.events.append("change \($0)") }
                    }
                    button { "Next" }.onClick { heard.events.append("click") }
                }
            )
            try page.field("Name").type("ab")
            try page.field("Name").type("c")
            #expect(heard.events == ["input a", "input ab", "input abc"])
            try page.button("Next").click()
            #expect(heard.events.suffix(2) == ["change abc", "click"])
            try page.field("Name").fill("d")
            try page.field("Name").leave()
            #expect(heard.events.suffix(2) == ["input d", "change d"])
        }
    }

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

    @Test("A form submits its hidden fields, and no disabled ones")
    func hidden() throws {
        try withTestHost { host in
            let heard = Heard()
            let page = try host.open(
                .page {
                    form {
                        input(type: .hidden, name: "of", value: "7")
                        input(type: .hidden, name: "not", value: "8").disabled()
                        input(name: "name").accessibilityLabel("Name")
                        button(submits: true) { "Save" }
                    }
                    .onSubmit { heard.events.append("\($0["of"] ?? "-") \($0["not"] ?? "-") \($0["name"] ?? "-")") }
                }
            )
            try page.field("Name").fill("Ada")
            try page.button("Save").click()
            #expect(heard.events == ["7 - Ada"])
        }
    }

    @Test("A field keeps the typed text until the person leaves it")
    func withheld() throws {
        struct Upper: HTMLView {
            var initialState: String { "" }
            func body(_ container: StateContainer<String>) -> some HTML {
                label {
                    "Name"
                    input(name: "name", value: container.state).onInput { container.observe($0.uppercased()) }
                }
            }
        }
        try withTestHost { host in
            let page = try host.open(.page { Upper() })
            try page.field("Name").type("ab")
            #expect(try page.field("Name").value == "ab")
            try page.field("Name").leave()
            #expect(try page.field("Name").value == "AB")
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

    @Test("A button and Enter submit a form with its values")
    func submitting() throws {
        try withTestHost { host in
            let heard = Heard()
            let page = try host.open(
                .page {
                    form {
                        label {
                            "Name"; input(name: "name", value: "Ada")
                        }
                        label {
                            "Old"; input(name: "old").disabled()
                        }
                        label {
                            "Done"; checkbox(name: "done", isChecked: false)
                        }
                        button(submits: true) { "Send" }.onClick { heard.events.append("click") }
                    }.onSubmit { values in
                        heard.events.append("\(values["name"] ?? "-") \(values["old"] ?? "-") \(values["done"] ?? "-")")
                    }
                }
            )
            try page.button("Send").click()
            try page.checkbox("Done").check()
            try page.field("Name").fill("Grace")
            try page.field("Name").submit()
            #expect(heard.events == ["click", "Ada - -", "click", "Grace - on"])
            try page.checkbox("Done").uncheck()
            try page.checkbox("Done").uncheck()
            #expect(try !page.checkbox("Done").isChecked)
        }
    }

    @Test("Enter has no effect with several fields and no button, or with a disabled button")
    func implicitSubmission() throws {
        try withTestHost { host in
            let heard = Heard()
            let page = try host.open(
                .page {
                    form {
                        label {
                            "One"; input(name: "one")
                        }
                        label {
                            "Two"; input(name: "two")
                        }
                    }.onSubmit { _ in }
                    form {
                        label {
                            "Three"; input(name: "three")
                        }
                        button(submits: true) { "Send" }.disabled()
                    }.onSubmit { _ in }
                    form {
                        label {
                            "Four"; input(name: "four")
                        }
                    }.onSubmit { _ in heard.events.append("four") }
                }
            )
            expectRefusal(.impossible, saying: "no submit button") { try page.field("One").submit() }
            expectRefusal(.disabled, saying: "submit button of the form is disabled") {
                try page.field("Three").submit()
            }
            try page.field("Four").submit()
            #expect(heard.events == ["four"])
        }
    }

    @Test("A click on a label is a click on its field")
    func clickOnLabel() throws {
        try withTestHost { host in
            let heard = Heard()
            let page = try host.open(
                .page {
                    label {
                        span { "Done" }
                        checkbox(name: "done", isChecked: false).onToggle { heard.events.append("\($0)") }
                    }
                }
            )
            try page.text("Done").click()
            #expect(heard.events == ["true"])
        }
    }
}
