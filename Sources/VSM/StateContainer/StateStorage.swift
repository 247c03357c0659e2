/// The state of a container and those who listen to it.
///
/// It is apart from the container so that publishers and sequences can hold on to it without keeping the container,
/// and with it the running action, alive.
final class StateStorage<State> {
    private var timeline: StateTimeline<State>
    private var subscribers: [StateSubscriber<State>] = []
    let owner: Owner

    #if canImport(Combine) || OpenCombine
    /// Made when somebody first asks for it.
    private var objectWillChangePublisher: ObservableObjectPublisher?

    var objectWillChange: ObservableObjectPublisher {
        if let objectWillChangePublisher { return objectWillChangePublisher }
        let publisher = ObservableObjectPublisher()
        objectWillChangePublisher = publisher
        return publisher
    }
    #endif

    init(_ state: State, owner: Owner) {
        timeline = StateTimeline(state)
        self.owner = owner
    }

    var state: State { timeline.current }

    /// Moves to a new state and tells everybody.
    func write(_ state: State) {
        // The last reference to the state before may run code that looks at the container, so it goes at the very end.
        let previous = timeline.current
        defer { withExtendedLifetime(previous) {} }
        guard hasListeners else { return timeline.replace(with: state) }
        guard timeline.begin(state) else { return }
        var next = state
        while let number = timeline.announcing {
            announceChange()
            tell(.beforeChange, next, number: number)
            timeline.commit(next)
            tell(.afterChange, next, number: number)
            guard let following = timeline.nextAnnouncement() else { break }
            next = following
        }
        forgetFinished()
    }

    /// Adds a subscriber, which is told of every state after the current one.
    ///
    /// - Returns: the current state.
    func add(_ subscriber: StateSubscriber<State>) -> State {
        if timeline.announcing == nil { forgetFinished() }
        subscriber.lastNumber = timeline.number
        subscribers.append(subscriber)
        return timeline.current
    }

    private var hasListeners: Bool {
        #if canImport(Combine) || OpenCombine
        !subscribers.isEmpty || objectWillChangePublisher != nil
        #else
        !subscribers.isEmpty
        #endif
    }

    private func announceChange() {
        #if canImport(Combine) || OpenCombine
        objectWillChangePublisher?.send()
        #endif
    }

    private func tell(_ moment: StateSubscriber<State>.Moment, _ state: State, number: UInt64) {
        // By index, because a subscriber that joins meanwhile is to hear of this state too if it has not seen it.
        var index = 0
        while index < subscribers.count {
            let subscriber = subscribers[index]
            index += 1
            guard subscriber.moment == moment, subscriber.lastNumber < number else { continue }
            subscriber.lastNumber = number
            subscriber.receive(state)
        }
    }

    private func forgetFinished() {
        guard subscribers.contains(where: \.isFinished) else { return }
        subscribers.removeAll(where: \.isFinished)
    }
}
