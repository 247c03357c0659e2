/// The observers of containers that are created in a scope.
@usableFromInline
enum ScopedObservers {
    /// The observers of the current task's scope.
    @TaskLocal static var current: [any ContainerObserver] = []

    /// The observers of the scope, and the default one.
    static var ofScope: [any ContainerObserver] {
        current + (defaultObserver.withLock { $0 }.map { [$0] } ?? [])
    }

    private static let defaultObserver = Locked<(any ContainerObserver)?>(nil)

    /// Sets an observer for all containers that are created from now on, in any scope.
    static func setDefault(_ observer: (any ContainerObserver)?) {
        defaultObserver.withLock { $0 = observer }
        markUsed()
    }

    /// Whether a scope was ever opened; otherwise, containers need not look for one.
    @usableFromInline static var wereEverUsed: Bool { ProgramFlag.observersWereScoped.isSet }

    static func markUsed() { ProgramFlag.observersWereScoped.set() }
}

/// Attaches an observer to all containers that are created in a scope.
///
/// Scopes nest: the containers also get the observers of outer scopes.
///
/// - Parameters:
///   - observer: Receives the events of these containers for as long as they live.
///   - operation: Creates the containers; those that its tasks create are included.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
public func withContainerObserver<Result>(
    _ observer: some ContainerObserver,
    operation: () throws -> Result
) rethrows -> Result {
    ScopedObservers.markUsed()
    return try ScopedObservers.$current.withValue(ScopedObservers.current + [observer], operation: operation)
}

/// Attaches an observer to all containers that are created in a scope.
///
/// Scopes nest: the containers also get the observers of outer scopes.
///
/// - Parameters:
///   - observer: Receives the events of these containers for as long as they live.
///   - isolation: The actor on which the operation runs; by default, that of the caller.
///   - operation: Creates the containers; those that its tasks create are included.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
public func withContainerObserver<Result>(
    _ observer: some ContainerObserver,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
) async rethrows -> Result {
    ScopedObservers.markUsed()
    return try await ScopedObservers.$current.withValue(ScopedObservers.current + [observer]) {
        _ = isolation
        return try await operation()
    }
}
