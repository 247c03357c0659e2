public import Synchronization

/// The state of a container and those who listen to it.
///
/// It is apart from the container so that publishers, sequences and running actions can hold on to it without keeping
/// the container alive.
///
/// Everything here is used on the owner alone, except ``turn``. No property is accessed while code from outside runs,
/// which is why the exclusivity of accesses is not checked again at run time: that costs more than all the rest.
@usableFromInline
final class StateStorage<State> {
    /// The number of the action that may write; it lapses when the next one begins or the container goes away.
    ///
    /// Advanced on the owner, and by whichever thread releases the container last.
    @usableFromInline let turn = Atomic<Turn>(0)

    @exclusivity(unchecked)
    @usableFromInline var beforeChange = StateSubscribers<State>()

    @exclusivity(unchecked)
    @usableFromInline var afterChange = StateSubscribers<State>()

    #if canImport(Combine) || OpenCombine
    /// Made when somebody first asks for it.
    @exclusivity(unchecked)
    @usableFromInline private(set) var objectWillChangePublisher: ObservableObjectPublisher?

    var objectWillChange: ObservableObjectPublisher {
        if let objectWillChangePublisher { return objectWillChangePublisher }
        let publisher = ObservableObjectPublisher()
        objectWillChangePublisher = publisher
        return publisher
    }
    #endif

    /// Made when somebody watches what the actions of the container come to.
    @exclusivity(unchecked)
    @usableFromInline var watch: ActionWatch<State>?

    @usableFromInline let owner: Owner

    // Last, because what comes after a value of generic type is found more slowly.
    @exclusivity(unchecked)
    @usableFromInline var timeline: StateTimeline<State>

    @inlinable
    init(_ state: State, owner: Owner) {
        self.owner = owner
        timeline = StateTimeline(state)
    }

    @inlinable var state: State { timeline.current }

    /// Writes a state on behalf of an action.
    ///
    /// - Returns: whether the action still has its turn; if not, nothing more of it is wanted.
    @inlinable
    @discardableResult
    func land(_ state: State, turn: Turn) -> Bool {
        guard self.turn.load(ordering: .relaxed) == turn else {
            if let watch { watch.dropped(state, turn: turn) }
            return false
        }
        if let watch { watch.willLand(state, after: timeline.current, turn: turn) }
        // Who was asked or told just now may have begun the next action.
        if watch != nil, self.turn.load(ordering: .relaxed) != turn { return false }
        write(state)
        return self.turn.load(ordering: .relaxed) == turn
    }

    /// Notes that an action has come to its end.
    @inlinable
    func finish(turn: Turn) {
        if let watch { watch.finished(turn: turn) }
    }

    /// Moves to a new state and tells everybody.
    @inlinable
    func write(_ state: State) {
        // The last reference to the state before may run code that looks at the container, so it goes at the very end.
        let previous = timeline.current
        if hasListeners {
            announce(state)
        } else {
            timeline.replace(with: state)
        }
        withExtendedLifetime(previous) {}
    }

    @inlinable
    func announce(_ state: State) {
        guard timeline.begin(state) else { return }
        var hasFinished = false
        tellEverybody(of: state, &hasFinished)
        while let next = timeline.nextAnnouncement() { tellEverybody(of: next, &hasFinished) }
        if hasFinished { forgetFinished() }
    }

    @inlinable
    func tellEverybody(of state: State, _ hasFinished: inout Bool) {
        let number = timeline.announcing
        #if canImport(Combine) || OpenCombine
        if let objectWillChangePublisher { objectWillChangePublisher.send() }
        #endif
        // Again for those who joined meanwhile: they are to hear of this state too if they have not seen it.
        var told = 0
        while told < beforeChange.count {
            told = beforeChange.tell(state, number: number, from: told, &hasFinished)
        }
        timeline.commit(state)
        told = 0
        while told < afterChange.count {
            told = afterChange.tell(state, number: number, from: told, &hasFinished)
        }
    }

    /// Tells a new subscriber of the current state; states that follow from that are told afterwards.
    @inlinable
    func tellCurrent(to subscriber: StateSubscriber<State>) {
        let isOutermost = timeline.beginCurrent()
        subscriber.receive(timeline.current)
        guard isOutermost else { return }
        var hasFinished = false
        while let next = timeline.nextAnnouncement() { tellEverybody(of: next, &hasFinished) }
        if hasFinished { forgetFinished() }
    }

    /// Adds a subscriber, which is told of every state after the current one.
    ///
    /// - Returns: the current state.
    @inlinable
    @discardableResult
    func add(_ subscriber: StateSubscriber<State>, at moment: SubscriptionMoment) -> State {
        subscriber.lastNumber = timeline.number
        switch moment {
        case .beforeChange:
            if beforeChange.isFull, timeline.announcing == 0 { forgetFinished() }
            beforeChange.append(subscriber)
        case .afterChange:
            if afterChange.isFull, timeline.announcing == 0 { forgetFinished() }
            afterChange.append(subscriber)
        }
        return timeline.current
    }

    @inlinable var hasListeners: Bool {
        #if canImport(Combine) || OpenCombine
        !beforeChange.isEmpty || !afterChange.isEmpty || objectWillChangePublisher != nil
        #else
        !beforeChange.isEmpty || !afterChange.isEmpty
        #endif
    }

    @usableFromInline
    func forgetFinished() {
        let forgotten = beforeChange.removeFinished() + afterChange.removeFinished()
        // What they held may run code that looks at the container, so it goes when all is in place again.
        withExtendedLifetime(forgotten) {}
    }
}

/// One action's right to write states, which lapses when the next action begins.
@usableFromInline
typealias Turn = UInt64
