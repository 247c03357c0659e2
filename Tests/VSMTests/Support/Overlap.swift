import Testing
import VSMTesting

@testable import VSM

/// A state that says which action it comes from, and which one of that action's states it is.
struct Step: Equatable {
    let action: Int
    let number: Int
}

/// Several actions of one container, and what the container promised about them.
///
/// Looks at each moment whether that is kept: nothing of an action is applied once another one has begun or the container is
/// gone, its task is cancelled, and what waited for its time is not called.
final class Overlap {
    /// The action that began last; `nil` once the container is gone.
    private var latest: Int? = 0
    /// The actions that wait for their time.
    private var waiting: Set<Int> = []
    private var dropped: Set<Int> = []
    private var works: [() -> ActionWork?] = []

    /// The states that were applied.
    private(set) var states: [Step] = []

    /// Is called before an action makes a state.
    var onStep: (Step) -> Void = { _ in }

    /// Notes that an action is about to be observed.
    func begin(_ action: Int) {
        latest = action
        dropped.formUnion(waiting)
        waiting = []
    }

    /// Notes that an action is about to be observed that waits for its time.
    func wait(_ action: Int) {
        waiting.insert(action)
    }

    /// Records that an action is called because it is due.
    fileprivate func call(_ action: Int) {
        #expect(!dropped.contains(action), "\(action) was called after it had been dropped.")
        #expect(latest != nil, "\(action) was called after the container had gone.")
        waiting.remove(action)
    }

    /// Notes that an action that was called has returned, and is about to be observed.
    fileprivate func hasReturned(_ action: Int) {
        latest = action
    }

    /// Notes that the container is about to go.
    func end() {
        latest = nil
    }

    /// Subscribes to the states of a container, before any subscriber that may begin the next action.
    ///
    /// - Returns: a token; the watching ends when it goes away.
    func watch(_ container: StateContainer<Step>) -> StateSubscription {
        container.subscribe(.willSet) { [self] state in
            #expect(state.action == latest, "The state was applied late.")
            states.append(state)
        }
    }

    /// What an action does; the overlap does not keep it.
    func work(of action: Int) -> ActionWork {
        let work = ActionWork(action, self)
        works.append { [weak work] in work }
        return work
    }

    fileprivate func checkCancellation(of action: Int) {
        guard action != latest else { return }
        #expect(Task.isCancelled, "\(action) has been superseded, but its task is not cancelled.")
    }

    /// Expects that the last action led to all of its states, in order, and the others to their first ones.
    func expectLastIsWhole(steps: (Int) -> Int, sourceLocation: SourceLocation = #_sourceLocation) {
        for action in Set(states.map(\.action)) {
            let numbers = states.filter { $0.action == action }.map(\.number)
            #expect(numbers == Array(1...numbers.count), sourceLocation: sourceLocation)
        }
        guard let latest, latest > 0 else { return }
        let last = states.filter { $0.action == latest }
        #expect(last.count == steps(latest), "\(latest) did not come to its end.", sourceLocation: sourceLocation)
        #expect(states.suffix(last.count) == last[...], sourceLocation: sourceLocation)
    }

    /// Expects that nothing holds on to what the actions did.
    func expectNothingIsHeld(sourceLocation: SourceLocation = #_sourceLocation) {
        let held = works.compactMap { $0()?.action }
        #expect(held.isEmpty, "Something still holds on to these actions.", sourceLocation: sourceLocation)
    }
}

/// Makes the states of one action, however often it was cancelled.
final class ActionWork {
    let action: Int
    private let overlap: Overlap

    fileprivate init(_ action: Int, _ overlap: Overlap) {
        self.action = action
        self.overlap = overlap
    }

    /// Makes a state that is ready.
    func ready(_ number: Int) -> Step {
        overlap.onStep(Step(action: action, number: number))
        return Step(action: action, number: number)
    }

    /// Makes a state after others have had their turn.
    ///
    /// - Parameters:
    ///   - number: which of the action's states it is.
    ///   - isOfTask: whether the container runs this as a task, which is to be cancelled in time.
    /// - Returns: the state.
    func step(_ number: Int, isOfTask: Bool = true) async -> Step {
        // Others have their turn in between.
        let number = await choose(among: [number])
        if isOfTask { overlap.checkCancellation(of: action) }
        return ready(number)
    }

    /// Makes a state after work that is not on the owner.
    func stepElsewhere(_ number: Int) async -> Step {
        await workElsewhere {}
        overlap.checkCancellation(of: action)
        return ready(number)
    }

    /// Makes a state that had to wait for its time.
    func due() -> Step {
        overlap.call(action)
        let state = ready(1)
        overlap.hasReturned(action)
        return state
    }
}

/// Does something on no actor.
@concurrent
func workElsewhere(_ work: @Sendable () -> Void) async { work() }
