#if DEBUG
@_spi(Host) public import VSM

/// What an inspector knows of a container.
@_spi(Inspection) public struct InspectedContainer: Sendable, Identifiable {
    /// The number of the container, counted from 1.
    public let id: Int
    /// The type of the states, without its module.
    public let stateType: String
    /// Whether the container exists.
    public internal(set) var isOpen = true
    /// The current state, or the last one.
    public internal(set) var state: RecordedState
    /// The latest lines of the journey, oldest first.
    public internal(set) var journey: [JourneyLine] = []
    /// The number of older lines that were removed.
    public internal(set) var removedLines = 0
    /// The changes between states so far.
    public internal(set) var walk: WalkedStates
    /// The line whose state the view shows in place of the current one; `nil` for the current one.
    public internal(set) var shownLine: Int?
    /// When the running actions began, by their numbers.
    var beginnings: [UInt64: Int64] = [:]

    init(id: Int, _ container: AttachedContainer) {
        self.id = id
        stateType = container.identity.stateType
        let state = RecordedState(container.state)
        self.state = state
        walk = WalkedStates(first: state.walked)
    }
}

/// A state that was recorded.
@_spi(Inspection) public struct RecordedState: Sendable {
    /// The name of the enum's case with those of the enums that it carries, or of the type.
    public let name: String
    /// The values of the state as text.
    public let outline: StateOutline
    /// The state itself, to be shown or observed again.
    public let value: RetainedState

    /// Records a state, on the owner of its container.
    init(_ state: RetainedState) {
        name = DescribedState(state.value).nestedCaseName
        outline = StateOutline(state.value)
        value = state
    }
}
#endif
