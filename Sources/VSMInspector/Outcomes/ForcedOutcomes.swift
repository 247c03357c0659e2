#if DEBUG
public import VSM

/// The outcomes that a person forces for the dependencies of a program.
@_spi(Inspection) public final class ForcedOutcomes: Sendable {
    /// The outcomes of this program, which a person forces.
    public static let shared = ForcedOutcomes()

    /// The outcomes of the current task: those of a test, or of the program.
    @TaskLocal public static var current = shared

    /// The names of the dependencies that were called, with their outcomes.
    public struct Table: Sendable, Equatable {
        /// The names of the dependencies, sorted.
        public var names: [String] = []
        /// The outcomes that are forced, by name.
        public var outcomes: [String: ForcedOutcome] = [:]

        /// Creates an empty table.
        public init() {}

        /// The outcome of a dependency.
        public subscript(name: String) -> ForcedOutcome { outcomes[name] ?? .own }
    }

    private let current = CurrentValue(Table())
    /// Is held around each change.
    private let lock = Lock()
    private let pause: @Sendable () async throws -> Void

    /// The number of names that are kept.
    private static let maximumNames = 200
    /// How long a slow dependency takes longer, in seconds.
    public static let delay = 3

    /// - Parameter pause: Waits for as long as a slow dependency takes longer.
    public init(
        pause: @escaping @Sendable () async throws -> Void = {
            try await Task.sleep(nanoseconds: UInt64(ForcedOutcomes.delay) * 1_000_000_000)
        }
    ) {
        self.pause = pause
    }

    /// The table now and after each change.
    public var tables: CurrentValue<Table>.Values { current.values }

    /// The names and outcomes.
    public var table: Table { current.value }

    /// Forces an outcome from now on, also for calls that wait in an endless one.
    public func force(_ outcome: ForcedOutcome, of name: String) {
        change { $0.outcomes[name] = outcome }
    }

    /// Waits or throws, as the outcome of a dependency demands.
    ///
    /// - Throws: The failure, or `CancellationError` if the task is cancelled meanwhile.
    public func pass(_ name: String, failure: () -> any Error) async throws {
        let isKnown = table.names.contains(name)
        if !isKnown {
            change { table in
                guard table.names.count < Self.maximumNames, !table.names.contains(name) else { return }
                table.names.append(name)
                table.names.sort()
            }
        }
        switch table[name] {
        case .own: return
        case .slow: return try await pause()
        case .failing: throw failure()
        case .endless: break
        }
        for await table in tables where table[name] != .endless { return try await pass(name, failure: failure) }
        throw CancellationError()
    }

    private func change(_ change: (inout Table) -> Void) {
        lock.withLock { change(&current.value) }
    }
}

/// An outcome that a person or a test forces on a dependency.
public enum ForcedOutcome: String, Sendable, CaseIterable {
    /// The dependency does what it does.
    case own = "as it is"
    /// It takes some seconds longer.
    case slow
    /// It fails.
    case failing
    /// It never answers.
    case endless
}

/// Lets the inspector decide whether a dependency is slow, fails, or never answers.
///
/// Call it in a dependency before its own work. The inspector lists the names of all dependencies that were called.
///
/// ```swift
/// func save(_ profile: Profile) async throws {
///     try await forcedOutcome(of: "Profile", failure: ProfileError.unreachable)
///     try await database.write(profile)
/// }
/// ```
///
/// The function returns at once unless a person has chosen an outcome in the inspector. In builds without an inspector, it
/// does nothing.
///
/// - Parameters:
///   - dependency: The name of the dependency.
///   - failure: The error to throw if the dependency is to fail.
/// - Throws: The error, or `CancellationError` if the task is cancelled while it waits.
public func forcedOutcome(of dependency: String, failure: @autoclosure () -> any Error) async throws {
    try await ForcedOutcomes.current.pass(dependency, failure: failure)
}
#else
/// Does nothing, because this build has no inspector.
@_alwaysEmitIntoClient @_transparent
public func forcedOutcome(of dependency: String, failure: @autoclosure () -> any Error) async throws {}
#endif
