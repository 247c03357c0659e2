public import VSM

/// One action of a container in a journal.
public struct RecordedStep: Sendable, Hashable {
    /// The number of the action in its container, counted from 1.
    public let number: UInt64

    /// The call site that observed the action, such as `Shop/CartView.swift:42`, or `nil` if it is unknown.
    public internal(set) var call: String?

    /// The kind of value that the action returned, or `nil` if it is unknown.
    public internal(set) var shape: ActionShape?

    /// Whether the journal contains the beginning of the action; if not, states and outcomes may be missing.
    public internal(set) var hasBeginning = false

    /// The outcomes of the outside world before the action began, while no action was running.
    ///
    /// They include those of an action that has its states immediately, because it runs before it is observed.
    public internal(set) var outcomesBefore: [RecordedOutcome] = []

    /// The outcomes of the outside world while the action was running.
    ///
    /// They are assigned by time: they include late outcomes of an earlier action, and outcomes of actions of other
    /// containers that were running at the same time.
    public internal(set) var outcomes: [RecordedOutcome] = []

    /// The states of the action, in order.
    public internal(set) var states: [String] = []

    /// The states that the action produced too late.
    public internal(set) var droppedStates: [String] = []

    /// How the action ended.
    public internal(set) var end = End.stillRunning

    /// The ways in which an action can end.
    public enum End: Sendable, Hashable {
        /// The action hadn't ended when the journal was read.
        case stillRunning
        /// The action ended by itself.
        case finished
        /// The action with this number began.
        case superseded(by: UInt64?)
        /// The container was released.
        case cancelled
        /// The action went on without the container, because the action with this number began or, without one, because the
        /// container was released.
        case detached(by: UInt64?)
    }

    init(_ number: UInt64) {
        self.number = number
    }
}
