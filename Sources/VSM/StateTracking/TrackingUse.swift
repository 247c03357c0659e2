import Observation

/// Whether anything in the program has tracked the state of a container yet.
///
/// A registrar costs memory, and each read of it costs time, so a program in which nothing tracks makes none for its containers.
/// Swift has no way to ask whether something tracks. But a tracker keeps the key paths of what is read in a set, which hashes them.
/// So the first reads pass a key path that notices when it is hashed.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
final class TrackingUse: Observable, @unchecked Sendable {
    static let shared = TrackingUse()

    private let registrar = ObservationRegistrar()
    private let keyPath = \TrackingUse.[HashedArgument()]

    /// Whether something tracks now, or has before.
    static var isKnown: Bool {
        if ProgramFlag.stateIsTracked.isSet { return true }
        shared.access()
        return ProgramFlag.stateIsTracked.isSet
    }

    private func access() { registrar.access(self, keyPath: keyPath) }

    private subscript(argument: HashedArgument) -> Bool { false }

    /// The argument of a key path, which is hashed with it.
    private struct HashedArgument: Hashable {
        static func == (first: Self, second: Self) -> Bool { true }

        func hash(into hasher: inout Hasher) { ProgramFlag.stateIsTracked.set() }
    }
}
