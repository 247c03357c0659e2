import Observation

/// The representation of one container in the Observation framework.
///
/// The container itself is not observable: creating its key paths for each type of state would cost more than
/// everything else.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
final class StateTracker: Observable, Sendable {
    private let registrar = ObservationRegistrar()

    /// A placeholder for the state of the container in key paths.
    private var state: Void { () }

    /// Registers a read of the state.
    func access() { registrar.access(self, keyPath: \.state) }

    func willSet() { registrar.willSet(self, keyPath: \.state) }

    func didSet() { registrar.didSet(self, keyPath: \.state) }
}
