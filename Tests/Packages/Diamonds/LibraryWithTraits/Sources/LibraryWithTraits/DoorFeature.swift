import Logging
import VSM
import VSMLogging

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

/// Logs what happens in the containers of the library.
public func doorLogger() -> any ContainerObserver { ContainerLogger(Logger(label: "door")) }
