import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

@testable import LiveSite

// The tests in a browser are in `Web/Tests/BrowserTests/test_branches.py`. Their names precede the tests here. Only those
// tests cover features of a browser, such as a cursor and the movement of elements. `Web/Tests/BrowserRules` has the rules
// that both follow.

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
