import Testing

@testable import VSMWeb

@Suite("A page until it is stored")
struct UnsavedPageTests {
    private func states(_ number: Int) -> PageSave {
        PageSave(page: "page", visitor: "visitor", content: [UInt8(number)], number: number)
    }

    @Test("During a save, only the latest states wait")
    func latest() {
        var page = UnsavedPage(states(1))
        page.replace(with: states(2))
        page.replace(with: states(3))
        #expect(page.end(1, succeeded: true) == .save(states(3)))
        #expect(page.end(3, succeeded: true) == .end)
    }

    @Test("Earlier states do not replace later ones")
    func earlier() {
        var page = UnsavedPage(states(2))
        page.replace(with: states(1))
        #expect(page.latest == states(2))
        #expect(page.end(2, succeeded: true) == .end)
    }

    @Test("A save that has failed is tried again after pauses that grow up to half a minute")
    func failures() {
        var page = UnsavedPage(states(1))
        var pauses: [Duration] = []
        for _ in 0..<100 {
            guard case .pause(let pause, let number) = page.end(1, succeeded: false) else { break }
            pauses.append(pause)
            #expect(page.endPause(number) == states(1))
        }
        #expect(pauses.prefix(3) == [.milliseconds(250), .milliseconds(500), .seconds(1)])
        #expect(pauses.count == 100 && pauses.last == .seconds(30))
        #expect(page.end(1, succeeded: true) == .end)
    }

    @Test("After a pause, the latest states are saved")
    func replacement() {
        var page = UnsavedPage(states(1))
        #expect(page.end(1, succeeded: false) == .pause(.milliseconds(250), number: 1))
        page.replace(with: states(2))
        #expect(page.endPause(1) == states(2))
        #expect(page.end(2, succeeded: true) == .end)
    }

    @Test("After a success, pauses are short again")
    func success() {
        var page = UnsavedPage(states(1))
        for number in 1...5 {
            _ = page.end(1, succeeded: false)
            _ = page.endPause(number)
        }
        page.replace(with: states(2))
        #expect(page.end(1, succeeded: true) == .save(states(2)))
        #expect(page.end(2, succeeded: false) == .pause(.milliseconds(250), number: 6))
    }

    @Test("A pause that is cut short begins no second save when its time is over")
    func hurry() {
        var page = UnsavedPage(states(1))
        // A save is running.
        #expect(page.hurry() == nil)
        _ = page.end(1, succeeded: false)
        #expect(page.hurry() == states(1))
        #expect(page.endPause(1) == nil)
        #expect(page.end(1, succeeded: false) == .pause(.milliseconds(250), number: 2))
        #expect(page.endPause(1) == nil)
        #expect(page.endPause(2) == states(1))
    }
}

@Suite("The pages that are not stored")
struct UnsavedPagesTests {
    private func states(_ page: String, _ number: Int = 1, size: Int = 10) -> PageSave {
        PageSave(page: page, visitor: "visitor", content: Array(repeating: 0, count: size), number: number)
    }

    @Test("A page is forgotten when its latest states are stored")
    func storing() {
        var pages = UnsavedPages()
        #expect(pages.add(states("a")) == states("a"))
        #expect(pages.add(states("a", 2)) == nil)
        #expect(pages.end(states("a"), succeeded: true).step == .save(states("a", 2)))
        #expect(pages["a"] == states("a", 2))
        #expect(pages.end(states("a", 2), succeeded: true).step == .end)
        #expect(pages["a"] == nil && pages.count == 0)
    }

    @Test("Every pause is cut short before a stop")
    func hurry() {
        var pages = UnsavedPages()
        for name in ["a", "b", "c"] { _ = pages.add(states(name)) }
        for name in ["a", "b"] { _ = pages.end(states(name), succeeded: false) }
        #expect(Set(pages.hurry().map(\.page)) == ["a", "b"])
        #expect(pages.hurry().isEmpty)
    }

    @Test("States that wait are bounded: the pages that have waited longest are given up")
    func size() {
        var pages = UnsavedPages(maximumSize: 40)
        for name in ["a", "b", "c", "d", "e"] { _ = pages.add(states(name)) }
        // Saves that are running are not counted.
        #expect(pages.add(states("large", size: 100)) != nil)
        for name in ["b", "a", "c", "d"] { #expect(pages.end(states(name), succeeded: false).givenUp.isEmpty) }
        #expect(pages.end(states("e"), succeeded: false).givenUp == ["a", "b"])
        #expect(pages.count == 4)
        // The pause of a page that was given up ends without effect.
        #expect(pages.endPause(of: "a", 1) == nil)
        #expect(pages.endPause(of: "c", 1) == states("c"))
        #expect(pages.end(states("c"), succeeded: true).step == .end)
        // Nothing is counted twice.
        #expect(pages.end(states("large", size: 100), succeeded: true).givenUp.isEmpty)
        for name in ["f", "g"] {
            _ = pages.add(states(name))
            #expect(pages.end(states(name), succeeded: false).givenUp.isEmpty)
        }
    }
}

@Suite("The numbers of the states of a page")
struct LatestStatesTests {
    @Test("They rise with each change, and states that have not changed have none")
    func numbers() {
        var latest = LatestStates()
        #expect(latest.change(to: [1]) == LatestStates.first)
        #expect(latest.change(to: [1]) == nil)
        #expect(latest.change(to: [2]) == 2)
        #expect(latest.change(to: [1]) == 3)
    }
}
