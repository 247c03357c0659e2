import Synchronization
import Testing
import VSMTesting
import VSMWeb
import VSMWebTesting

@Suite("A step that fails")
struct FailedStepTests {
    private let site = Site.page { button { "Buy" }.onClick {} }

    /// Returns the failures of a function, with their lines.
    private func failures(of body: () throws -> Void) -> [(line: Int?, text: String)] {
        let found = Mutex<[(line: Int?, text: String)]>([])
        try? withKnownIssue(isIntermittent: true) {
            try body()
        } matching: { issue in
            let text = ([issue.error.map { "error: \($0)" }] + issue.comments.map(\.rawValue)).compactMap(\.self)
            found.withLock { $0.append((issue.sourceLocation?.line, text.joined(separator: "\n"))) }
            return true
        }
        return found.withLock(\.self)
    }

    @Test("The failure is shown once at its line, with the whole message, and ends the test")
    func line() {
        let line = #line + 5
        var isAfter = false
        let failures = failures {
            try withTestHost { host in
                let page = try host.open(site)
                try page.button("Sell").click()
                isAfter = true
            }
        }
        #expect(failures.map(\.line) == [line])
        #expect(
            failures.first?.text == """
                There is no button "Sell".
                There are: "Buy".
                The host is idle. No action is running and no task is asleep.

                The page "/":
                - button "Buy"
                """
        )
        #expect(!isAfter)
    }

    @Test("In a search of orders, the failure is shown at its line, with the seed")
    func searches() {
        let line = #line + 2
        func sell(_ host: TestHost) throws {
            try host.open(site).button("Sell").click()
        }
        for search in [
            { try forEachSeed(in: 4...5) { try sell($0) } },
            { _ = try forEachInterleaving { try sell($0) } },
        ] as [() throws -> Void] {
            let failures = failures { try search() }
            #expect(failures.count == 2)
            #expect(failures.first?.line == line)
            #expect(failures.last?.text.contains("fails. To run it alone: withTestHost(seed: ") == true)
        }
    }

    @Test("An expected error is not a failure")
    func expected() {
        let failures = failures {
            try withTestHost { host in
                let page = try host.open(site)
                let error = #expect(throws: LiveTestError.self) { try page.button("Sell").click() }
                #expect(error?.reason == .absent)
                #expect(error?.description.hasSuffix("/FailedStepTests.swift:\(#line - 2)") == true)
                try page.button("Buy").click()
            }
        }
        #expect(failures.isEmpty)
    }

    @Test("A page that cannot be opened is shown at its line")
    func opening() {
        let line = #line + 1
        let failures = failures { try withTestHost { host in _ = try host.open(site, "nowhere") } }
        #expect(failures.map(\.line) == [line])
    }

    @Test("Other errors do not change the test")
    func others() {
        struct Stop: Error {}
        #expect(throws: Stop.self) { try withTestHost { _ in throw Stop() } }
    }
}
