/// The order in which states follow each other and in which subscribers hear of them, as a pure value.
///
/// One state is announced at a time: before the change, then after it. A state that arrives while another is being
/// announced becomes the current one at once, and is announced when its turn comes. Nothing is skipped, nothing is
/// said twice, and announcements do not nest however deep the calls do.
struct StateTimeline<State> {
    /// What the view may render now.
    private(set) var current: State

    /// How many states came before ``current``.
    private(set) var number: UInt64 = 0

    /// States that arrived and are not fully announced; the first is the one being announced.
    private var unannounced: [State] = []

    /// The number of the first of ``unannounced``.
    private var announcing: UInt64 = 0

    init(_ state: State) {
        current = state
    }

    /// The state to announce now and its number, or `nil` when all is said.
    var announcement: (state: State, number: UInt64)? {
        unannounced.first.map { ($0, announcing) }
    }

    /// Moves on with nobody listening.
    ///
    /// Only while nothing is being announced.
    mutating func replace(with state: State) {
        current = state
        number &+= 1
    }

    /// Takes the next state in.
    ///
    /// - Returns: `true` when the caller is to make the announcements, `false` when somebody up the stack is at it and
    ///   will come to this state; it is the current one already then.
    mutating func begin(_ state: State) -> Bool {
        unannounced.append(state)
        if unannounced.count == 1 {
            announcing = number &+ 1
            return true
        }
        current = state
        number = announcing &+ UInt64(unannounced.count) &- 1
        return false
    }

    /// Makes the state that is being announced the current one, unless a newer one has overtaken it.
    mutating func commit() {
        guard let state = unannounced.first, number < announcing else { return }
        current = state
        number = announcing
    }

    /// Ends the announcement of one state.
    mutating func finishAnnouncement() {
        unannounced.removeFirst()
        announcing &+= 1
    }
}
