import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

@testable import LiveSite

// The tests in a browser are in `Web/Tests/BrowserTests/test_branches.py`. Their names precede the tests here. Only those
// tests cover features of a browser, such as a cursor and the movement of elements.

@Suite("Live tests: controls in use stay where one branch replaces another")
struct BranchTests {
    // test_no_letter_is_lost_when_every_letter_changes_the_state
    @Test("No letter is lost when every letter changes the state")
    func letters() throws {
        try withTestHost { host in
            let page = try host.open(.page { BranchesView() })
            try page.field("Title").type("Nothing is lost here now")
            #expect(try page.field("Title").value == "Nothing is lost here now")
            #expect(try page.field("Title").isFocused)
            try page.expect(.status("Saving “Nothing is lost here now”"))
        }
    }

    // test_a_field_that_is_the_outermost_element_of_a_branch_stays
    @Test("A field that is the outermost element of a branch stays")
    func outermost() throws {
        try withTestHost { host in
            let page = try host.open(.page { BareBranchesView(isInForm: false) })
            try page.field("Title").type("typed")
            try page.expect(.status("Editing “typed”"))
            #expect(try page.field("Title").value == "typed")
            #expect(try page.field("Title").isFocused)
        }
    }

    // test_presses.py
    @Test("A click on a button that is replaced when it gets the focus is a click on what takes its place")
    func replacedWithFocus() throws {
        struct Greedy: HTMLView {
            var initialState: String { "" }
            func body(_ container: StateContainer<String>) -> some HTML {
                let state = container.state
                if state.isEmpty {
                    div {
                        button { "Save" }.onFocus { container.observe("focused") }.onClick {
                            container.observe("early")
                        }
                    }
                    button { "Once" }.onFocus { container.observe("focused") }.onClick { container.observe("early") }
                } else {
                    p { state }.role(.status)
                    button { "Save" }.onClick { container.observe("saved") }
                }
            }
        }
        try withTestHost { host in
            let page = try host.open(.page { Greedy() })
            try page.button("Save").click()
            try page.expect(.status("saved"))
            let other = try host.open(.page { Greedy() })
            expectRefusal(.refused, saying: "replaced when it got the focus") { try other.button("Once").click() }
        }
    }

    // test_a_choice_with_the_focus_has_the_options_of_the_new_branch
    // test_a_choice_that_the_server_does_not_hear_of_stays
    @Test("A choice with the focus has the options of the new branch", arguments: [true, false])
    func choice(isHeard: Bool) throws {
        struct Sizes: HTMLView {
            let isHeard: Bool
            var initialState: String { "" }
            func body(_ container: StateContainer<String>) -> some HTML {
                if container.state.isEmpty {
                    list(["a", "b"], container)
                } else {
                    div { list(["a", "b", "c"], container) }
                }
            }
            @HTMLBuilder
            private func list(_ sizes: [String], _ container: StateContainer<String>) -> some HTML {
                let list = select(name: "size") {
                    forEach(sizes, key: \.self) { size in
                        option(value: size, isSelected: size == container.state) { size }
                    }
                }.accessibilityLabel("Size")
                if isHeard {
                    list.onChange { container.observe($0) }
                } else {
                    list.onKey(.escape) { container.observe("a") }
                }
            }
        }
        try withTestHost { host in
            let page = try host.open(.page { Sizes(isHeard: isHeard) })
            try page.field("Size").choose("b")
            if !isHeard { try page.field("Size").press(.escape) }
            #expect(try page.field("Size").value == "b")
            #expect(try page.field("Size").isFocused)
            try page.field("Size").choose("c")
            #expect(try page.field("Size").value == "c")
        }
    }

    // test_a_text_that_was_lost_on_the_way_is_sent_again
    @Test("A text that was lost on the way is sent again", arguments: [false, true])
    func lost(isTyped: Bool) throws {
        try withTestHost { host in
            let (changes, continuation) = AsyncStream.makeStream(of: BranchesView.ViewState.self)
            let page = try host.open(.page { BranchesView(changes: changes) })
            host.runUntilIdle()
            try page.beforeUpdate {
                continuation.yield(.saving("x"))
                host.runUntilIdle()
                if isTyped { try page.field("Title").type("yz!") } else { try page.field("Title").fill("yz!") }
            }
            try page.expect(.status("Editing “yz!”"))
            #expect(try page.field("Title").value == "yz!")
        }
    }

    // test_a_button_with_the_focus_keeps_it
    @Test("A button with the focus keeps it")
    func pressed() throws {
        try withTestHost { host in
            let page = try host.open(.page { BranchesView() })
            try page.field("Title").fill("x")
            try page.expect(.status("Editing “x”"))
            try page.button("Save").press(.enter)
            try page.expect(.status("Saving “x”"))
            #expect(try page.button("Save").isFocused)
        }
    }

    // test_a_state_moves_the_focus
    @Test("A state moves the focus")
    func focused() throws {
        try withTestHost { host in
            let page = try host.open(.page { BranchesView() })
            try page.button("Remove").click()
            #expect(try page.button("Undo").isFocused)
        }
    }

    @Test("The first state of a page sets the focus")
    func focusedFirst() throws {
        try withTestHost { host in
            let page = try host.open(.page { BranchesView(initialState: .removed) })
            #expect(try page.button("Undo").isFocused)
        }
    }

    // test_a_state_moves_the_focus_to_a_mistake_each_time
    @Test("A state moves the focus to a mistake each time")
    func mistakes() throws {
        try withTestHost { host in
            let page = try host.open(.page { BranchesView() })
            for attempt in 1...2 {
                try page.button("Save").click()
                try page.expect(.alert("A title is missing (\(attempt))."))
                #expect(try page.field("Title").isFocused)
            }
        }
    }

    // test_a_key_is_an_event
    @Test("A key is an event, and leaves the focus where it is")
    func pressedKey() throws {
        try withTestHost { host in
            let page = try host.open(.page { BranchesView() })
            try page.field("Title").type("abc")
            try page.field("Title").press(.escape)
            try page.expect(.status("Editing “escaped”"))
            #expect(try page.field("Title").isFocused)
            #expect(try page.field("Title").value == "abc")
            try page.field("Title").leave()
            #expect(try page.field("Title").value == "escaped")
        }
    }

    // test_a_form_that_is_gone_when_it_is_submitted_gives_back_what_was_typed: see ChoiceTests, "A form of a branch that
    // has ended is refused, with the page".
    // test_the_server_hears_of_a_form_that_is_reset: see ChoiceTests, "A form that is reset shows what the page gave its
    // fields, and the server hears of it".

    // MARK: What follows from the rule

    @Test("Typed text that was not submitted stays when another element gets the focus")
    func unsubmitted() throws {
        struct Comment: HTMLView {
            var initialState: Bool { false }
            func body(_ container: StateContainer<Bool>) -> some HTML {
                if container.state {
                    section { fields }
                } else {
                    fields
                }
                button { "More" }.onClick { container.observe(true) }
            }
            private var fields: some HTML {
                form {
                    textarea(name: "comment").accessibilityLabel("Comment")
                    input(name: "name", value: "Ada").accessibilityLabel("Name")
                }.onSubmit { _ in }
            }
        }
        try withTestHost { host in
            let page = try host.open(.page { Comment() })
            try page.field("Comment").fill("Well done")
            try page.button("More").click()
            #expect(try page.field("Comment").value == "Well done")
            #expect(try page.field("Name").value == "Ada")
            #expect(try page.button("More").isFocused)
        }
    }

    @Test("After Enter submits a text, the field has the text of the next state and keeps the focus")
    func submitted() throws {
        struct Adding: HTMLView {
            var initialState: [String] { [] }
            func body(_ container: StateContainer<[String]>) -> some HTML {
                if container.state.isEmpty {
                    form(container)
                } else {
                    div { form(container) }
                }
                p { container.state.joined(separator: ", ") }.role(.status)
            }
            private func form(_ container: StateContainer<[String]>) -> some HTML {
                VSMWeb.form {
                    input(name: "title", value: "").accessibilityLabel("Title")
                    button(submits: true) { "Add" }
                }.onSubmit { container.observe(container.state + [$0["title"] ?? ""]) }
            }
        }
        try withTestHost { host in
            let page = try host.open(.page { Adding() })
            try page.field("Title").fill("Milk")
            try page.field("Title").submit()
            try page.expect(.status("Milk"))
            #expect(try page.field("Title").value == "")
            #expect(try page.field("Title").isFocused)
        }
    }

    @Test("A field for another task is another field", arguments: [true, false])
    func anotherKey(isSame: Bool) throws {
        struct Task: HTMLView {
            let isSame: Bool
            var initialState: Int { 1 }
            func body(_ container: StateContainer<Int>) -> some HTML {
                div {
                    input(name: "title", value: "Task \(isSame ? 1 : container.state)")
                        .accessibilityLabel("Title")
                        .onKey(.arrowDown) { container.observe(container.state + 1) }
                        .key(isSame ? 1 : container.state)
                }
            }
        }
        try withTestHost { host in
            let page = try host.open(.page { Task(isSame: isSame) })
            try page.field("Title").fill("Typed")
            try page.field("Title").press(.arrowDown)
            #expect(try page.field("Title").value == (isSame ? "Typed" : "Task 2"))
            #expect(try page.field("Title").isFocused == isSame)
        }
    }

    @Test("States that keep moving the focus are reported")
    func restlessFocus() throws {
        struct Restless: HTMLView {
            var initialState: Int { 0 }
            func body(_ container: StateContainer<Int>) -> some HTML {
                forEach([0, 1], key: \.self) { index in
                    button { "Button \(index)" }
                        .focused(on: container.state % 2 == index && container.state > 0 ? container.state : nil)
                        .onFocus { container.observe(container.state + 1) }
                }
            }
        }
        let texts = try issueTexts {
            try withTestHost { host in
                let page = try host.open(.page { Restless() })
                try page.button("Button 0").focus()
            }
        }
        #expect(texts.contains { $0.contains("keep moving the focus") })
    }
}
