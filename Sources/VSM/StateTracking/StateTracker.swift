import Observation

/// What the Observation framework knows of one container.
///
/// Not the container itself: its key paths would be made anew for each type of state, which costs more than all the rest.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
final class StateTracker: Observable, Sendable {
    private let registrar = ObservationRegistrar()

    /// Stands for the state of the container in key paths.
    private var state: Void { () }

    /// Notes that the state is read, for who tracks what is read.
    func access() { registrar.access(self, keyPath: \.state) }

    func willSet() { registrar.willSet(self, keyPath: \.state) }

    func didSet() { registrar.didSet(self, keyPath: \.state) }
}
