import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

@Suite("Live tests: choices and forms that are reset")
struct ChoiceTests {
    @Test("A person chooses several options at once and submits them with the form")
    func several() throws {
        try withTestHost { host in
            let heard = Heard()
            let page = try host.open(
                .page {
                    form {
                        label {
                            "Colors"
                            select(name: "color", allowsMultiple: true) {
                                option(value: "r", isSelected: true) { "Red" }
                                option(value: "g") { "Green" }
                                option(value: "b") { "Blue" }
                                option(value: "x") { "None" }.disabled()
                            }.onChange { _ in heard.events.append("change") }
                        }
                        button(submits: true) { "Send" }
                    }.onSubmit { heard.events.append($0.all("color").joined(separator: "+")) }
                }
            )
            try page.button("Send").click()
            try page.field("Colors").choose(["Green", "Blue"])
            #expect(try page.field("Colors").value == "g, b")
            try page.button("Send").click()
            try page.field("Colors").choose("Red")
            try page.button("Send").click()
            try page.field("Colors").choose([])
            try page.button("Send").click()
            #expect(heard.events == ["r", "change", "g+b", "change", "r", "change", ""])
            expectRefusal(.absent, saying: "\"Red\", \"Green\", \"Blue\"") { try page.field("Colors").choose(["Pink"]) }
            expectRefusal(.disabled) { try page.field("Colors").choose(["Red", "None"]) }
        }
    }

    @Test("A choice with one value accepts one option")
    func one() throws {
        try withTestHost { host in
            let heard = Heard()
            let page = try host.open(
                .page {
                    label {
                        "Size"
                        select(name: "size") {
                            option(value: "s") { "Small" }
                            option(value: "l") { "Large" }
                        }.onChange { heard.events.append($0) }
                    }
                }
            )
            expectRefusal(.impossible, saying: "2 cannot be chosen") {
                try page.field("Size").choose(["Small", "Large"])
            }
            try page.field("Size").choose(["Large"])
            #expect(heard.events == ["l"])
        }
    }

    @Test("A form that is reset shows what the page gave its fields, and the server hears of it")
    func reset() throws {
        struct Form: HTMLView {
            var initialState: String { "Ada" }
            func body(_ container: StateContainer<String>) -> some HTML {
                p { "[\(container.state)]" }.role(.status)
                form {
                    label {
                        "Name"; input(name: "name", value: container.state).onInput { container.observe($0) }
                    }
                    label {
                        "Done"; checkbox(name: "done", isChecked: true)
                    }
                    label {
                        "Size"
                        select(name: "size") {
                            option(value: "s") { "Small" }
                            option(value: "l", isSelected: true) { "Large" }
                        }
                    }
                    button(type: .reset) { "Reset" }
                }
            }
        }
        try withTestHost { host in
            let page = try host.open(.page { Form() })
            try page.field("Name").fill("Grace")
            try page.checkbox("Done").uncheck()
            try page.field("Size").choose("Small")
            try page.expect(.status("[Grace]"))
            try page.button("Reset").click()
            #expect(try page.field("Name").value == "Ada")
            #expect(try page.checkbox("Done").isChecked)
            #expect(try page.field("Size").value == "l")
            try page.expect(.status("[Ada]"))
        }
    }
}
