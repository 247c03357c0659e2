import VSM

/// A door.
public enum DoorViewState: Equatable, Sendable {
    case closed
    case open
}

/// What a person can do with a closed door.
public struct DoorModel {
    /// Creates a model.
    public init() {}

    /// Opens the door.
    public func open() -> StateSequence<DoorViewState> { StateSequence({ .open }) }
}
