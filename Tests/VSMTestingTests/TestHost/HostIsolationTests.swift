import Testing
@_spi(Host) import VSM

@_spi(Host) @testable import VSMTesting

@Suite("What runs on a test host")
struct HostIsolationTests {
    @concurrent
    private static func onNoActor() async -> Bool { TestHost.current?.threads.isCurrent == true }

    private actor Shelf {
        func isOnHost() -> Bool { TestHost.current?.threads.isCurrent == true }
    }

    @Test("The code of the test is isolated to the host, and the host is the current one")
    func body() {
        withTestHost { host in
            #expect(host.isCurrent)
            #expect(TestHost.current === host)
            host.preconditionIsolated()
        }
        #expect(TestHost.current == nil)
    }

    @Test("@concurrent functions are run by the host, in order")
    func concurrentFunctions() throws {
        try withTestHost { host in
            let isOnHost = try host.run { await Self.onNoActor() }
            #expect(isOnHost)
        }
    }

    @Test("Child tasks are run by the host")
    func childTasks() throws {
        try withTestHost { host in
            let answers = try host.run {
                async let first = Self.onNoActor()
                async let second = TestHost.current?.threads.isCurrent == true
                let group = await withTaskGroup { group in
                    group.addTask { await Self.onNoActor() }
                    group.addTask { TestHost.current?.threads.isCurrent == true }
                    var results: [Bool] = []
                    for await result in group { results.append(result) }
                    return results
                }
                return await [first, second] + group
            }
            #expect(answers == [true, true, true, true])
        }
    }

    @Test("Actors without a custom executor are run by the host")
    func actors() throws {
        try withTestHost { host in
            let shelf = Shelf()
            let isOnHost = try host.run { await shelf.isOnHost() }
            #expect(isOnHost)
        }
    }

    @Test("Actions of every shape are isolated to the host")
    func isolation() {
        withTestHost { host in
            let container = host.container(state: 0)
            var count = 0
            func check(_ isolation: (any Actor)?) -> Int {
                #expect(isolation === host.owner)
                host.preconditionIsolated()
                count += 1
                return count
            }
            func checkLater(_ isolation: (any Actor)?) async -> Int {
                await Task.yield()
                return check(isolation)
            }
            container.observe { check(#isolation) }
            host.runUntilIdle()
            container.observe(StateSequence({ 0 }, { await checkLater(#isolation) }))
            host.runUntilIdle()
            container.observe { StateSequence({ 0 }, { await checkLater(#isolation) }) }
            host.runUntilIdle()
            host.start { check(#isolation) }
            host.runUntilIdle()
            #expect(count == 4)
        }
    }

    @Test("An action returns to the host from any executor")
    func returns() throws {
        try withTestHost { host in
            let shelf = Shelf()
            try host.run {
                _ = await shelf.isOnHost()
                host.preconditionIsolated()
                _ = await Self.onNoActor()
                host.preconditionIsolated()
            }
        }
    }

    @Test("A host within a host runs only its own work")
    func nested() {
        withTestHost { outer in
            let trace = Trace()
            outer.start { trace.note("outer") }
            withTestHost { inner in
                #expect(TestHost.current === inner)
                inner.start { trace.note("inner") }
                inner.runUntilIdle()
            }
            #expect(trace.all == ["inner"])
            #expect(TestHost.current === outer)
            outer.runUntilIdle()
            #expect(trace.all == ["inner", "outer"])
        }
    }

    @Test("A host within an action of another host runs its test to the end")
    func nestedInAction() {
        withTestHost { outer in
            let journey = outer.record(outer.container(state: 0))
            let container = outer.container(state: 0)
            let inner = outer.record(container)
            container.observe {
                withTestHost { host in
                    let container = host.container(state: 0)
                    container.observe { 7 }
                    host.runUntilIdle()
                    return container.state
                }
            }
            outer.runUntilIdle()
            inner.expect(0, 7)
            journey.expect(0)
        }
    }

    @Test("A test returns what its body returns and throws what it throws")
    func results() {
        struct Stop: Error {}
        #expect(withTestHost { _ in 3 } == 3)
        #expect(throws: Stop.self) { try withTestHost { _ in throw Stop() } }
    }
}
