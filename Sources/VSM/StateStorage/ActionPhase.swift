/// How far an action is, as a pure value.
@usableFromInline
enum ActionPhase: UInt8 {
    /// It returns states, and is cancelled when it is superseded.
    case running
    /// It may wait forever for its next state; otherwise, like `running`.
    case following
    /// It runs to its end, or until it follows values, even if it is superseded.
    case finishing
    /// It was superseded and runs to its end; its states are dropped.
    case detached
    /// It has returned everything, or has been cancelled.
    case over

    /// The first phase of an action.
    @inlinable
    init(of shape: ActionShape, finishes: Bool) {
        if finishes { self = .finishing; return }
        switch shape {
        case .publisher, .asynchronousSequence: self = .following
        case .state, .stateSequence, .asynchronousState: self = .running
        }
    }

    /// Whether the action runs to its end.
    @inlinable var isFinishing: Bool { self == .finishing || self == .detached }

    /// Handles the beginning of the next action, and the release of the container.
    @usableFromInline
    mutating func supersede() {
        switch self {
        case .running, .following: self = .over
        case .finishing: self = .detached
        case .detached, .over: break
        }
    }

    /// Records whether the action may wait forever from now on; then, nothing is left that it would have to finish.
    @usableFromInline
    mutating func setFollowing(_ isFollowing: Bool) {
        switch (self, isFollowing) {
        case (.running, true), (.finishing, true): self = .following
        case (.following, false): self = .running
        case (.detached, true): self = .over
        case (.running, false), (.following, true), (.finishing, false), (.detached, false), (.over, _): break
        }
    }
}
