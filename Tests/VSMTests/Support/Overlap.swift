import Testing
@_spi(Host) import VSMTesting

@_spi(Host) @testable import VSM

/// A state that identifies its action, and its position among the states of that action.
struct Step: Equatable {
    let action: Int
    let number: Int
}

/// A check of the contract for several overlapping actions of one container.
///
/// It checks at every step: when another action has begun or the container has been released, no more states of an
/// action are applied, its task is cancelled, and it is not called if it was waiting.
final class Overlap {
    /// The action that began last; `nil` after the container has been released.
    private var latest: Int? = 0
    /// The waiting actions.
    private var waiting: Set<Int> = []
    private var dropped: Set<Int> = []
    private var works: [() -> ActionWork?] = []

    /// The states that were applied.
    private(set) var states: [Step] = []

    /// Called before an action creates a state.
    var onStep: (Step) -> Void = { _ in }

    /// Records that an action is about to be observed.
    func begin(_ action: Int) {
        latest = action
        dropped.formUnion(waiting)
        waiting = []
    }

    /// Records that a debounced or throttled action is about to be observed.
    func wait(_ action: Int) {
        waiting.insert(action)
    }

    /// Records that an action is called because it is due.
    fileprivate func call(_ action: Int) {
        #expect(!dropped.contains(action), "\(action) was called after it had been dropped.")
        #expect(latest != nil, "\(action) was called after the container had been released.")
        waiting.remove(action)
    }

    /// Records that a called action has returned, and is about to be observed.
    fileprivate func hasReturned(_ action: Int) {
        latest = action
    }

    /// Records that the container is about to be released.
    func end() {
        latest = nil
    }

    /// Subscribes to the states of a container, before any subscriber that may begin the next action.
    ///
    /// - Returns: A token, whose release ends the subscription.
    func watch(_ container: StateContainer<Step>) -> StateSubscription {
        container.subscribe(.willSet) { [self] state in
            #expect(state.action == latest, "The state was applied late.")
            states.append(state)
        }
    }

    /// Returns the work of an action, which the overlap does not retain.
    func work(of action: Int) -> ActionWork {
        let work = ActionWork(action, self)
        works.append { [weak work] in work }
        return work
    }

    fileprivate func checkCancellation(of action: Int) {
        guard action != latest else { return }
        #expect(Task.isCancelled, "\(action) has been superseded, but its task is not cancelled.")
    }

    /// Expects that the last action led to all of its states, in order, and the others to some of their first states.
    func expectLastIsWhole(steps: (Int) -> Int, sourceLocation: SourceLocation = #_sourceLocation) {
        for action in Set(states.map(\.action)) {
            let numbers = states.filter { $0.action == action }.map(\.number)
            #expect(numbers == Array(1...numbers.count), sourceLocation: sourceLocation)
        }
        guard let latest, latest > 0 else { return }
        let last = states.filter { $0.action == latest }
        #expect(last.count == steps(latest), "\(latest) did not end.", sourceLocation: sourceLocation)
        #expect(states.suffix(last.count) == last[...], sourceLocation: sourceLocation)
    }

    /// Expects that nothing retains the work of the actions.
    func expectNothingIsHeld(sourceLocation: SourceLocation = #_sourceLocation) {
        let held = works.compactMap { $0()?.action }
        #expect(held.isEmpty, "These actions are still retained.", sourceLocation: sourceLocation)
    }
}

/// Creates the states of one action, even after its cancellation.
final class ActionWork {
    let action: Int
    private let overlap: Overlap

    fileprivate init(_ action: Int, _ overlap: Overlap) {
        self.action = action
        self.overlap = overlap
    }

    /// Creates a state immediately.
    func ready(_ number: Int) -> Step {
        overlap.onStep(Step(action: action, number: number))
        return Step(action: action, number: number)
    }

    /// Creates a state after other jobs could run.
    ///
    /// - Parameters:
    ///   - number: The position of the state in the action.
    ///   - isOfTask: Whether the container runs the action as a task, which has to be cancelled in time.
    /// - Returns: The state.
    func step(_ number: Int, isOfTask: Bool = true) async -> Step {
        // Other jobs can run in between.
        let number = await choose(among: [number])
        if isOfTask { overlap.checkCancellation(of: action) }
        return ready(number)
    }

    /// Creates a state after work outside of the owner.
    func stepElsewhere(_ number: Int) async -> Step {
        await workElsewhere {}
        overlap.checkCancellation(of: action)
        return ready(number)
    }

    /// Creates a state of an action that waited.
    func due() -> Step {
        overlap.call(action)
        let state = ready(1)
        overlap.hasReturned(action)
        return state
    }
}

/// Runs on no actor.
@concurrent
func workElsewhere(_ work: @Sendable () -> Void) async { work() }
