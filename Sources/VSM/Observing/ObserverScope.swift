/// The observers of a scope, for containers that are created later and outside of it, such as those of a server's pages.
@_spi(Host) public struct ObserverScope: Sendable {
    private let observers: [any ContainerObserver]

    /// The scope in which the caller runs.
    public static var current: Self {
        Self(observers: ScopedObservers.wereEverUsed ? ScopedObservers.current : [])
    }

    /// The observers for a container that is created now; none if it has those of a scope of its own.
    var ofNewContainer: [any ContainerObserver] { ScopedObservers.current.isEmpty ? observers : [] }
}
