/// The order in which states follow each other and in which subscribers hear of them, as a pure value.
///
/// One state is announced at a time: before the change, then after it. A state that arrives while another is being
/// announced becomes the current one at once, and is announced when its turn comes. Nothing is skipped, nothing is
/// said twice, and announcements do not nest however deep the calls do.
@usableFromInline
struct StateTimeline<State> {
    /// The number of the state that is being announced, or 0 when all is said.
    @usableFromInline private(set) var announcing: UInt64 = 0

    /// The number of ``current``; the first state has the number 1.
    @usableFromInline private(set) var number: UInt64 = 1

    /// States that arrived while another was being announced.
    @usableFromInline private(set) var waiting = Queue<State>()

    /// What the view may render now.
    @usableFromInline private(set) var current: State

    @inlinable
    init(_ state: State) {
        current = state
    }

    /// Moves on with nobody listening.
    ///
    /// Only while nothing is being announced.
    @inlinable
    mutating func replace(with state: State) {
        current = state
        number &+= 1
    }

    /// Takes the next state in.
    ///
    /// - Returns: `true` when the caller is to announce it, and then what ``nextAnnouncement()`` has; `false` when
    ///   somebody up the stack is at it and will come to this state, which is the current one already then.
    @inlinable
    mutating func begin(_ state: State) -> Bool {
        guard announcing != 0 else {
            announcing = number &+ 1
            return true
        }
        waiting.append(state)
        current = state
        number = announcing &+ UInt64(waiting.count)
        return false
    }

    /// Begins to announce the current state once more, to somebody who has not heard of it.
    ///
    /// - Returns: `true` when the caller is to go on with what ``nextAnnouncement()`` has; `false` when somebody up the
    ///   stack does.
    @inlinable
    mutating func beginCurrent() -> Bool {
        guard announcing == 0 else { return false }
        announcing = number
        return true
    }

    /// Makes the state that is being announced the current one, unless a newer one has overtaken it.
    @inlinable
    mutating func commit(_ state: State) {
        guard number < announcing else { return }
        current = state
        number = announcing
    }

    /// Ends the announcement of one state.
    ///
    /// - Returns: the state to announce next, or `nil` when all is said.
    @inlinable
    mutating func nextAnnouncement() -> State? {
        guard !waiting.isEmpty, let next = waiting.popFirst() else {
            announcing = 0
            return nil
        }
        announcing &+= 1
        return next
    }
}
