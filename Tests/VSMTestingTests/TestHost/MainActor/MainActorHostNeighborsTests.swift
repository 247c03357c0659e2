import Dispatch
import Synchronization
import Testing
import VSM

@testable import VSMTesting

@Suite("What a host that is the main actor leaves alone")
@MainActor
struct MainActorHostNeighborsTests {
    @Test("The hooks of the runtime are set while a test runs, and not afterwards, also if it throws")
    func hooks() {
        let before = RuntimeHook.current
        withTestHost { _ in
            #expect(RuntimeHook.current != before)
            withTestHost { _ in }
            #expect(RuntimeHook.current != before)
        }
        #expect(RuntimeHook.current == before)
        #expect(throws: CancellationError.self) {
            try withTestHost { _ in throw CancellationError() }
        }
        #expect(RuntimeHook.current == before)
    }

    private static let counted = Atomic<Int>(0)

    @Test("A hook that was there is called for the jobs of others, and is there afterwards")
    func otherHook() async {
        let before = RuntimeHook.current
        let other = RuntimeHook { job, original in
            Self.counted.add(1, ordering: .relaxed)
            original(job)
        }
        RuntimeHook.current = other
        defer { RuntimeHook.current = before }
        withTestHost { host in
            let done = DispatchSemaphore(value: 0)
            DispatchQueue.global().async { Task.detached { done.signal() } }
            done.wait()
            #expect(Self.counted.load(ordering: .relaxed) > 0)
        }
        #expect(RuntimeHook.current == other)
    }

    // Another thread may call the hook as soon as it is set, without waiting for this one.
    private static let below = Atomic<UnsafeRawPointer?>(nil)

    @Test("A hook that was set on top stays, calls the one below, and is called without end by no later test")
    func hookOnTop() {
        let before = RuntimeHook.current
        defer { RuntimeHook.current = before }
        withTestHost { _ in
            Self.below.store(RuntimeHook.current.function, ordering: .releasing)
            RuntimeHook.current = RuntimeHook { job, original in
                RuntimeHook(function: Self.below.load(ordering: .acquiring))(job, original)
            }
        }
        let top = RuntimeHook.current
        #expect(top != before)
        withTestHost { host in
            let trace = Trace()
            Task.detached { trace.note("on the host") }
            host.runUntilIdle()
            #expect(trace.all == ["on the host"])
            let done = DispatchSemaphore(value: 0)
            DispatchQueue.global().async { Task.detached { done.signal() } }
            done.wait()
        }
        #expect(RuntimeHook.current == top)
    }

    @Test("Tasks of other threads go on while the test runs")
    func otherTasks() {
        withTestHost { host in
            let done = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                Task.detached {
                    await Task.yield()
                    done.signal()
                }
            }
            done.wait()
            #expect(host.queue.count == 0)
        }
    }

    @Test("A task that was there before, and that the test resumes, goes on elsewhere")
    func olderTask() {
        let (numbers, continuation) = AsyncStream<Int>.makeStream()
        let isWaiting = DispatchSemaphore(value: 0)
        let done = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            Task.detached {
                isWaiting.signal()
                for await _ in numbers { done.signal() }
            }
        }
        isWaiting.wait()
        withTestHost { host in
            continuation.yield(1)
            done.wait()
            #expect(host.queue.count == 0)
        }
        continuation.finish()
    }

    @Test("A host within a host runs only its own tasks, and wakes those of the outer one")
    func nested() {
        withTestHost { outer in
            let trace = Trace()
            let (numbers, continuation) = AsyncStream<Int>.makeStream()
            Task {
                for await number in numbers { trace.note("outer \(number)") }
            }
            outer.runUntilIdle()
            withTestHost { inner in
                Task { trace.note("inner") }
                continuation.yield(1)
                inner.runUntilIdle()
            }
            #expect(trace.all == ["inner"])
            outer.runUntilIdle()
            #expect(trace.all == ["inner", "outer 1"])
            continuation.finish()
        }
    }

    @Test("An asynchronous test has hosts in its tasks, and is itself on the main actor between them")
    func asynchronous() async {
        func tested() -> [String] {
            withTestHost { host in
                let trace = Trace()
                Task { await trace.takeSteps("a", 2) }
                host.runUntilIdle()
                return trace.all
            }
        }
        await Task.yield()
        #expect(tested() == ["a 1", "a 2"])
        await Task { #expect(tested() == ["a 1", "a 2"]) }.value
        await MainActor.run { #expect(tested() == ["a 1", "a 2"]) }
        await Task.yield()
        MainActor.preconditionIsolated()
    }

    @Test("A task that waits when the test ends goes on on the main actor", arguments: [false, true])
    func leftTasks(isStartedByHost: Bool) async {
        let (numbers, continuation) = AsyncStream<Int>.makeStream()
        let (ends, end) = AsyncStream<Void>.makeStream()
        withTestHost { host in
            let body = {
                // A cancelled iteration would end.
                await Task { for await _ in numbers { break } }.value
                MainActor.preconditionIsolated()
                end.finish()
            }
            if isStartedByHost { host.start(body) } else { Task { await body() } }
            host.runUntilIdle()
        }
        continuation.yield(1)
        for await _ in ends {}
    }

    @Test("A container that another thread uses changes on the main actor, after the test on the host")
    func otherThread() async {
        nonisolated(unsafe) let container = StateContainer(state: 0)
        withTestHost { host in
            let done = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                container.observe(1)
                done.signal()
            }
            done.wait()
            host.runUntilIdle()
            #expect(container.state == 0)
        }
        await Task { #expect(container.state == 1) }.value
    }
}
