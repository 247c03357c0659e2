import Synchronization

extension StateContainer {
    /// Tells an observer of all that happens in this container from now on.
    ///
    /// Of an action that is running already, and that no other observer has seen begin, it is told the states only, with
    /// the number of the action.
    ///
    /// - Parameter observer: is told; the container keeps it.
    /// - Returns: the container.
    @discardableResult
    public func attach(_ observer: some ContainerObserver) -> Self {
        storage.owner.preconditionIsCurrent("attach")
        makeWatch().add(observer)
        return self
    }

    /// Tells this container from others in the events that observers are told of.
    public var identity: ContainerIdentity {
        ContainerIdentity(stateType: "\(State.self)", address: UInt(bitPattern: ObjectIdentifier(self)))
    }

    func makeWatch() -> ActionWatch<State> {
        if let watch = storage.watch { return watch }
        let watch = ActionWatch<State>(identity)
        storage.watch = watch
        return watch
    }

    /// Attaches the observers of the scope in which the container is made.
    @usableFromInline
    func watchInScope() {
        for observer in ScopedObservers.current { makeWatch().add(observer) }
    }
}

/// The observers of containers that are made in a scope.
@usableFromInline
enum ScopedObservers {
    /// Those of the current task's scope.
    @TaskLocal static var current: [any ContainerObserver] = []

    private static let uses = Atomic(false)

    /// Whether there has been a scope at all, so that programs without one do not look for it.
    @usableFromInline static var wereEverUsed: Bool { uses.load(ordering: .relaxed) }

    static func noteUse() { uses.store(true, ordering: .relaxed) }
}

/// Tells an observer of all that happens in the containers that are made in a scope.
///
/// Scopes nest: the observers of the outer one are told as well.
///
/// - Parameters:
///   - observer: is told for as long as those containers live.
///   - operation: makes the containers, also in tasks that it starts.
/// - Returns: what the operation returns.
/// - Throws: what the operation throws.
public func withContainerObserver<Result>(
    _ observer: some ContainerObserver,
    operation: () throws -> Result
) rethrows -> Result {
    ScopedObservers.noteUse()
    return try ScopedObservers.$current.withValue(ScopedObservers.current + [observer], operation: operation)
}

/// Tells an observer of all that happens in the containers that are made in a scope.
///
/// Scopes nest: the observers of the outer one are told as well.
///
/// - Parameters:
///   - observer: is told for as long as those containers live.
///   - isolation: the actor that the operation runs on; leave it out.
///   - operation: makes the containers, also in tasks that it starts.
/// - Returns: what the operation returns.
/// - Throws: what the operation throws.
public func withContainerObserver<Result>(
    _ observer: some ContainerObserver,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
) async rethrows -> Result {
    ScopedObservers.noteUse()
    return try await ScopedObservers.$current.withValue(ScopedObservers.current + [observer]) {
        _ = isolation
        return try await operation()
    }
}
