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
                            }
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
            #expect(heard.events == ["r", "g+b", "r", ""])
            expectRefusal(.absent, saying: "\"Red\", \"Green\", \"Blue\"") { try page.field("Colors").choose(["Pink"]) }
            expectRefusal(.disabled) { try page.field("Colors").choose(["Red", "None"]) }
        }
    }

    @Test("Choosing several options is one change")
    func oneChange() throws {
        try withTestHost { host in
            let heard = Heard()
            let page = try host.open(
                .page {
                    label {
                        "Colors"
                        select(name: "color", allowsMultiple: true) {
                            option(value: "r") { "Red" }
                            option(value: "g") { "Green" }
                        }.onChange { _ in heard.events.append("change") }
                    }
                }
            )
            try page.field("Colors").choose(["Red", "Green"])
            #expect(heard.events == ["change"])
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

    @Test("A form of a branch that has ended is refused, with the page")
    func endedBranch() throws {
        struct Branches: HTMLView {
            let changes: AsyncStream<Void>
            var initialState: Bool { true }
            func body(_ container: StateContainer<Bool>) -> some HTML {
                div {
                    if container.state {
                        form {
                            label {
                                "Title"; input(name: "title")
                            }
                            button(submits: true) { "Save" }
                        }.onSubmit { _ in Issue.record("The form has ended.") }
                    } else {
                        p { "Over" }
                    }
                }.onAppear {
                    container.observe { [changes] in
                        for await _ in changes { return false }; return true
                    }
                }
            }
        }
        try withTestHost { host in
            let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
            let page = try host.open(.page { Branches(changes: changes) })
            try page.field("Title").fill("Buy milk")
            host.runUntilIdle()
            let text = refusal(.refused) {
                try page.beforeUpdate {
                    continuation.yield()
                    host.runUntilIdle()
                    try page.button("Save").click()
                }
            }
            #expect(text.contains("the handler did not run"))
            #expect(text.contains("- paragraph: Over"))
        }
    }

    @Test("A stub chooses among outcomes in a page, and the test sees each of them")
    func outcomes() throws {
        struct Saving: HTMLView {
            let save: @Sendable () async throws -> Int
            var initialState: String { "ready" }
            func body(_ container: StateContainer<String>) -> some HTML {
                p { container.state }.role(.status)
                button { "Save" }.onClick {
                    container.observe { [save] in
                        do { return "saved \(try await save())" } catch { return "failed" }
                    }
                }
            }
        }
        let seen = Heard()
        forEachInterleaving { host in
            do {
                let page = try host.open(
                    .page { Saving { try await choose(.success(1), .success(2), .failure(Offline())) } }
                )
                try page.button("Save").click()
                host.runUntilIdle()
                seen.events.append(try page.status().text)
            } catch {
                Issue.record(error)
            }
        }
        #expect(Set(seen.events) == ["saved 1", "saved 2", "failed"])
    }
}
