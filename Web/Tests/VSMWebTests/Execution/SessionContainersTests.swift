import Synchronization
import Testing
import VSM

@testable import VSMWeb

/// An actor on a session's executor, like that of a page's views.
private actor Owner {
    nonisolated let executor = SessionExecutor(.neverSlow)
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    private lazy var container = StateContainer(state: 0, isolation: self)
    private var seen: [Int] = []

    var state: Int { container.state }

    /// Applies a state, and reads it back at once.
    func increment() -> Int {
        container.observe(container.state + 1)
        return container.state
    }

    /// Applies the state of an action that suspends.
    func double() {
        let state = container.state
        container.observe {
            await Task.yield()
            return state * 2
        }
    }

    /// Waits for a state; records an issue when the task is cancelled first.
    func waitFor(_ expected: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
        while container.state != expected {
            if Task.isCancelled {
                Issue.record("The state is \(container.state), not \(expected).", sourceLocation: sourceLocation)
                return
            }
            await Task.yield()
        }
    }
}

@Suite("Containers on the executor of a session", .timeLimit(.minutes(10)))
struct SessionContainersTests {
    @Test("A state applies at once, in a job and in work that runs in place")
    func synchronous() async {
        let owner = Owner()
        #expect(await owner.increment() == 1)
        let queue = ManualQueue()
        owner.executor.move(to: queue)
        let states = Mutex<[Int]>([])
        await runInPlace(owner, on: queue) { owner in
            let new = [owner.increment(), owner.increment()]
            states.withLock { $0 = new }
        }
        #expect(states.withLock(\.self) == [2, 3])
    }

    @Test("The state of an asynchronous action arrives on the actor")
    func asynchronous() async {
        let owner = Owner()
        _ = await owner.increment()
        let queue = ManualQueue()
        owner.executor.move(to: queue)
        await runInPlace(owner, on: queue) { $0.double() }
        owner.executor.move(to: nil)
        await owner.waitFor(2)
    }

    /// Runs work on the thread of the test as soon as the thread of the previous job has left the executor.
    ///
    /// Records an issue when the task is cancelled first.
    private func runInPlace(
        _ owner: Owner,
        on queue: ManualQueue,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ work: @Sendable (isolated Owner) -> Void
    ) async {
        while !queue.enter({ owner.executor.runSynchronously { owner.assumeIsolated { work($0) } } }) {
            if Task.isCancelled {
                Issue.record("The previous job did not leave the executor.", sourceLocation: sourceLocation)
                return
            }
            await Task.yield()
        }
    }

    @Test("The executor knows whether code runs on it")
    func isolation() async {
        let owner = Owner()
        #expect(!owner.executor.isRunningHere)
        #expect(owner.executor.isIsolatingCurrentContext() == false)
        let queue = ManualQueue()
        owner.executor.move(to: queue)
        _ = queue.enter {
            owner.executor.runSynchronously {
                owner.preconditionIsolated()
                #expect(owner.executor.isIsolatingCurrentContext() == true)
            }
        }
        #expect(!owner.executor.isRunningHere)
    }
}
