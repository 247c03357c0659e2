import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

@Suite("Fields that come back on another server")
struct ReturningFieldsTests {
    @Test("A text that only the lost state had comes back into its field, and into the state")
    func boundText() throws {
        struct NoteView: HTMLView {
            var greeting = ""
            var initialState: String { greeting }

            func body(_ container: StateContainer<String>) -> some HTML {
                p { container.state }.role(.status)
                input(name: "note").accessibilityLabel("Note").bind(container.state) { container.observe($0) }
                button { "Clear" }.onClick { container.observe("") }
            }
        }
        try withTestHost { host in
            let page = try host.open(Site(title: "Note") { _ in NoteView() })
            for text in ["Ring", "Ring twice"] {
                try page.field("Note").fill(text)
                try page.expect(.status(text))
            }
            // This leaves the field.
            try page.button("Clear").focus()
            page.loseConnection()
            try page.joinAnotherServer()
            try page.expect(.status("Ring twice"))
            #expect(try page.field("Note").value == "Ring twice")

            page.loseConnection()
            try page.joinAnotherServer(Site(title: "Note") { _ in NoteView(greeting: "Hello") })
            try page.expect(.status("Hello"))

            try page.field("Note").fill("Bye")
            try page.button("Clear").click()
            try page.expect(.status(""))
            page.loseConnection()
            try page.joinAnotherServer(Site(title: "Note") { _ in NoteView(greeting: "Hello") })
            try page.expect(.status("Hello"))
        }
    }

    /// Fields of every kind, some of which are bound to a state that is lost.
    private struct ChoicesView: HTMLView {
        struct ViewState {
            var size = "medium"
            var agrees = false
            var volume = 5
            var areOptionsLoaded = false
        }

        var size = "medium"
        var initialState: ViewState { ViewState(size: size) }

        func body(_ container: StateContainer<ViewState>) -> some HTML {
            let state = container.state
            func changing<Value>(_ path: WritableKeyPath<ViewState, Value>) -> (Value) -> Void {
                { value in
                    var state = container.state
                    state[keyPath: path] = value
                    container.observe(state)
                }
            }
            return section {
                p { "\(state.size), \(state.agrees ? "agreed" : "not agreed"), \(state.volume)" }.role(.status)
                select(name: "size") {
                    if state.areOptionsLoaded {
                        forEach(["small", "medium", "large"], key: \.self) { size in option(value: size) { size } }
                    }
                }.bind(state.size) { size in if size != "large" { changing(\.size)(size) } }.accessibilityLabel("Size")
                forEach(["small", "medium"], key: \.self) { size in
                    radio(name: "again", value: size, isChecked: false).bind(state.size, to: changing(\.size))
                        .accessibilityLabel("Again \(size)")
                }
                checkbox(name: "agrees", isChecked: false).bind(state.agrees, to: changing(\.agrees))
                    .accessibilityLabel("Agree")
                input(type: .range, name: "volume").bind(state.volume, to: changing(\.volume))
                    .accessibilityLabel("Volume")
                form {
                    checkbox(name: "topics", value: "art", isChecked: false).accessibilityLabel("Art")
                    checkbox(name: "topics", value: "chess", isChecked: true).accessibilityLabel("Chess")
                    select(name: "tags", allowsMultiple: true) {
                        option(value: "a") { "A" }
                        option(value: "b", isSelected: true) { "B" }
                        option(value: "c") { "C" }
                    }.accessibilityLabel("Tags")
                    input(type: .color, name: "shade").accessibilityLabel("Shade")
                    input(type: .password, name: "secret").accessibilityLabel("Secret")
                }
            }
            .onAppear { container.observe { await Self.loadingOptions(of: state) } }
        }

        private static func loadingOptions(of state: ViewState) async -> ViewState {
            await Task.yield()
            var state = state
            state.areOptionsLoaded = true
            return state
        }
    }

    @Test("Choices come back, as texts do: into their fields, and into the state that had them")
    func choices() throws {
        try withTestHost { host in
            let site = Site(title: "Choices") { _ in ChoicesView() }
            let page = try host.open(site)
            // The options arrive.
            host.runUntilIdle()
            #expect(try page.field("Size").value == "medium")
            try page.field("Size").choose("small")
            try page.checkbox("Agree").check()
            try page.field("Volume").fill("8")
            try page.checkbox("Art").check()
            try page.checkbox("Chess").uncheck()
            try page.field("Tags").choose(["A", "C"])
            try page.field("Shade").fill("#aabbcc")
            try page.field("Secret").fill("secret")
            try page.expect(.status("small, agreed, 8"))
            page.loseConnection()
            try page.joinAnotherServer()
            try page.expect(.status("small, agreed, 8"))
            #expect(try page.field("Size").value == "small")
            #expect(try page.checkbox("Agree").isChecked)
            #expect(try page.field("Volume").value == "8")
            #expect(try page.checkbox("Art").isChecked)
            #expect(try !page.checkbox("Chess").isChecked)
            #expect(try page.field("Tags").value == "a, c")
            #expect(try page.field("Shade").value == "#aabbcc")
            #expect(try page.field("Secret").value == "")
            #expect(page.notes == [])
        }
    }

    @Test("A choice that was made without a connection reaches the next server, and is not said to be lost")
    func waitingChoice() throws {
        try withTestHost { host in
            let page = try host.open(Site(title: "Choices") { _ in ChoicesView() })
            try page.loseConnection { try page.checkbox("Agree").check() }
            try page.find(.role(.radio, "Again small")).check()
            try page.joinAnotherServer()
            try page.expect(.status("small, agreed, 5"))
            #expect(page.notes == [])
        }
    }

    @Test("A choice that the state has refused does not come back, nor one that was changed on the other server")
    func changedChoice() throws {
        try withTestHost { host in
            let page = try host.open(Site(title: "Choices") { _ in ChoicesView() })
            host.runUntilIdle()
            try page.field("Size").choose("large")
            #expect(try page.field("Size").value == "medium")
            page.loseConnection()
            try page.joinAnotherServer()
            host.runUntilIdle()
            try page.expect(.status("medium, not agreed, 5"))
            #expect(page.notes == [])

            try page.field("Size").choose("small")
            page.loseConnection()
            try page.joinAnotherServer(Site(title: "Choices") { _ in ChoicesView(size: "large") })
            try page.expect(.status("large, not agreed, 5"))
            #expect(page.notes == ["What you entered in “Size” could not be put back:"])
        }
    }

    @Test("A form that was refused comes back with what was sent")
    func refusedForm() throws {
        struct SignUpView: HTMLView {
            var initialState: FormErrors { FormErrors() }

            func body(_ container: StateContainer<FormErrors>) -> some HTML {
                form {
                    input(name: "email").errors(container.state, in: "form").accessibilityLabel("Email")
                    errorMessage(container.state, of: "email", in: "form")
                    checkbox(name: "news", isChecked: false).accessibilityLabel("News")
                    button(submits: true) { "Sign up" }
                }.onSubmit { _ in container.observe(FormErrors(["email": "This is not an address."])) }
            }
        }
        try withTestHost { host in
            let page = try host.open(Site(title: "Sign up") { _ in SignUpView() })
            try page.field("Email").fill("ada")
            try page.checkbox("News").check()
            try page.button("Sign up").click()
            try page.expect(.text("This is not an address."))
            page.loseConnection()
            try page.joinAnotherServer()
            #expect(try page.field("Email").value == "ada")
            #expect(try page.checkbox("News").isChecked)
            #expect(page.notes == [])
        }
    }
}
