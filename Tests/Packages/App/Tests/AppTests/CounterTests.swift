import Testing
import VSM
import VSMTesting
import XCTest

struct Counter {
    let count: Int

    func increment() async -> Counter { Counter(count: count + 1) }
}

@Test("VSMTesting works in a package that names no traits, and without upcoming features")
func counts() {
    withTestHost { host in
        let container = host.container(state: Counter(count: 0))
        let journey = host.record(container)
        container.observe { await Counter(count: 0).increment() }
        host.runUntilIdle()
        journey.expect(Counter(count: 0), Counter(count: 1))
    }
}

@MainActor
@Test("A test on the main actor has a host that replaces it")
func countsOnTheMainActor() {
    let count = forEachInterleaving { host in
        var sum = 0
        Task { sum += 1 }
        Task { sum += 1 }
        host.runUntilIdle()
        #expect(sum == 2)
    }
    #expect(count == 2)
}

@Test("A failed check fails a test of Swift Testing")
func fails() {
    withKnownIssue {
        withTestHost { host in
            host.journey(of: Counter(count: 1)).expect(Counter(count: 2))
        }
    }
}

final class CounterTestCase: XCTestCase {
    func testCounts() {
        withTestHost { host in
            host.journey(of: Counter(count: 1)).expect(Counter(count: 1))
        }
    }

    func testInterleaves() {
        let count = forEachInterleaving { host in
            host.start {}
            host.start {}
            host.runUntilIdle()
        }
        XCTAssertEqual(count, 2)
    }

    @MainActor
    func testCountsOnTheMainActor() {
        withTestHost { host in
            let container = StateContainer(state: Counter(count: 0))
            container.observe { await Counter(count: 0).increment() }
            XCTAssertEqual(container.state.count, 0)
            host.runUntilIdle()
            XCTAssertEqual(container.state.count, 1)
        }
    }

    @MainActor
    func testCountsOnTheMainActorLater() async {
        await Task.yield()
        testCountsOnTheMainActor()
    }

    /// Runs only in a script that expects it to fail.
    func testFails() throws {
        try XCTSkipUnless(ProcessInfo.processInfo.environment["EXPECT_FAILURE"] == "1")
        withTestHost { host in
            host.journey(of: Counter(count: 1)).expect(Counter(count: 2))
        }
    }
}
