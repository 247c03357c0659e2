public import VSM

/// What one action of a container did, as far as a journal has it.
public struct RecordedStep: Sendable, Hashable {
    /// Counts the actions of the container from 1.
    public let number: UInt64

    /// Where the action was observed, such as `Shop/CartView.swift:42`; `nil` if that is not known.
    public internal(set) var call: String?

    /// What the action returned; `nil` if that is not known.
    public internal(set) var shape: ActionShape?

    /// Whether the journal has the beginning of the action; if not, states and outcomes may be missing.
    public internal(set) var hasBeginning = false

    /// What the outside world answered right before the action began, while nothing ran.
    ///
    /// An action that has its states at once has its answers before it is observed.
    public internal(set) var outcomesBefore: [RecordedOutcome] = []

    /// What the outside world answered while the action ran.
    ///
    /// This goes by time: an answer to an earlier action that comes late is here, and so is an answer to an action of
    /// another container that ran at the same time.
    public internal(set) var outcomes: [RecordedOutcome] = []

    /// The states to which the action led, in this order.
    public internal(set) var states: [String] = []

    /// The states with which the action came too late.
    public internal(set) var droppedStates: [String] = []

    /// How the action ended.
    public internal(set) var end = End.stillRunning

    /// How an action can end.
    public enum End: Sendable, Hashable {
        /// It had not ended when the journal was looked at.
        case stillRunning
        /// It had returned all that it had.
        case finished
        /// Another action began, whose number this is.
        case superseded(by: UInt64?)
        /// The container went away.
        case cancelled
    }

    init(_ number: UInt64) {
        self.number = number
    }
}
