import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

@Suite("Live tests: long lists")
struct ScrollingTests {
    /// A list of 100,000 rows, some of which can be removed.
    private struct LongListView: HTMLView {
        var initialState: [Int] { Array(1...100_000) }

        func body(_ container: StateContainer<[Int]>) -> some HTML {
            p { "Opened: \(container.state.count)" }.role(.status)
            virtualList(container.state, key: \.self, rowHeight: 30) { row in
                li {
                    span { "Row \(row)" }
                    input(name: "text").accessibilityLabel("Text \(row)")
                    button { "Remove \(row)" }.onClick {
                        container.observe(container.state.filter { $0 != row })
                    }
                }
            }.accessibilityLabel("Rows")
            ul { li { "One" } }.accessibilityLabel("Short")
        }
    }

    private func withPage(_ body: (LiveTest) throws -> Void) throws {
        try withTestHost { host in try body(try host.open(.page { LongListView() })) }
    }

    /// The numbers of the rows in the page.
    private func rows(_ page: LiveTest) throws -> [Int] {
        try (0..<page.list("Rows").item().count).compactMap { index in
            try page.list("Rows").item().at(index).text.split(separator: " ").last.flatMap { Int($0) }
        }
    }

    @Test("After scrolling to a row, a list has only this row and those around it")
    func middle() throws {
        try withPage { page in
            #expect(try rows(page) == Array(1...50))
            expectRefusal(.absent) { try page.button("Remove 50000").click() }
            try page.list("Rows").scroll(to: 49_999)
            #expect(try rows(page) == Array(49_990...50_019))
            try page.button("Remove 50000").click()
            try page.expect(.status("Opened: 99999"))
            try page.list("Rows").scroll(to: 0)
            #expect(try rows(page) == Array(1...30))
        }
    }

    @Test("A person who scrolls to the end sees the last row")
    func end() throws {
        try withPage { page in
            try page.list("Rows").scrollToEnd()
            #expect(try rows(page) == Array(99_971...100_000))
            try page.button("Remove 100000").click()
            #expect(try rows(page).last == 99_999)
            try page.list("Rows").scrollToEnd()
            try page.list("Rows").scroll(to: 99_998)
            #expect(try rows(page).suffix(2) == [99_998, 99_999])
        }
    }

    @Test("A list scrolls down until an element appears")
    func searching() throws {
        try withPage { page in
            try page.list("Rows").scroll(to: .text("Row 20"))
            #expect(try rows(page).first == 1)
            try page.list("Rows").scroll(to: .button("Remove 150"))
            #expect(try rows(page).contains(150))
            #expect(try !rows(page).contains(1))
            // The search only goes down, so it does not find an element above.
            try page.list("Rows").scroll(to: 99_900)
            expectRefusal(.absent, saying: "down to the end of the list \"Rows\"") {
                try page.list("Rows").scroll(to: .text("Row 20"))
            }
        }
    }

    // test_the_row_with_the_focus_stays_however_far_the_list_is_scrolled
    @Test("The row with the focus stays wherever the list scrolls, and other rows leave with their typed text")
    func focus() throws {
        try withPage { page in
            try page.field("Text 4").fill("lost")
            try page.field("Text 5").fill("typed")
            for index in [50_000, 99_000, 2_000] {
                try page.list("Rows").scroll(to: index)
                #expect(try page.field("Text 5").isFocused)
                #expect(try page.field("Text 5").value == "typed")
                #expect(try rows(page).contains(index + 1))
                #expect(try rows(page).count == 31)
            }
            try page.list("Rows").scroll(to: 0)
            #expect(try page.field("Text 5").value == "typed")
            #expect(try page.field("Text 4").value == "")
        }
    }

    @Test("Scrolling a list that has all its rows fails, and so does scrolling to a missing row")
    func refusals() throws {
        try withPage { page in
            expectRefusal(.impossible, saying: "it is not a virtualList") { try page.list("Short").scroll(to: 0) }
            expectRefusal(.impossible) { try page.list("Short").scrollToEnd() }
            expectRefusal(.absent, saying: "which has 100000 rows") { try page.list("Rows").scroll(to: 100_000) }
            expectRefusal(.absent) { try page.list("Rows").scroll(to: -1) }
        }
    }
}
