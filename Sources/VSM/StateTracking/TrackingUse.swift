import Observation

/// Whether anything in the program has tracked the state of a container yet.
///
/// A registrar costs memory, and each access to it costs time, so containers create none in a program that tracks
/// nothing. A view with `@ViewState` says that something does. For other code, such as a call of
/// `withObservationTracking`, Swift has no API to ask. However, a tracker keeps the key paths of its reads in a set, which
/// hashes them. The first reads therefore use a key path that notices when it is hashed.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
final class TrackingUse: Observable, Sendable {
    static let shared = TrackingUse()

    private let registrar = ObservationRegistrar()
    private let keyPath: any KeyPath<TrackingUse, Bool> & Sendable = \TrackingUse.[HashedArgument()]

    /// Whether anything tracks or has tracked state.
    static var isKnown: Bool {
        if ProgramFlag.stateIsTracked.isSet { return true }
        shared.access()
        return ProgramFlag.stateIsTracked.isSet
    }

    private func access() { registrar.access(self, keyPath: keyPath) }

    private subscript(argument: HashedArgument) -> Bool { false }

    /// The argument of the key path, which notices when the key path is hashed.
    private struct HashedArgument: Hashable, Sendable {
        static func == (first: Self, second: Self) -> Bool { true }

        func hash(into hasher: inout Hasher) { ProgramFlag.stateIsTracked.set() }
    }
}
