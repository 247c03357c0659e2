/// The parts of a container that are created on first use.
@usableFromInline
final class LazyContainerParts<State> {
    /// The calls of debounced and throttled actions.
    @usableFromInline var rateLimiter: RateLimiter?

    /// Ends the sequences from ``StateContainer/states`` when the container is released.
    var streams: StreamSubscribers<State>?

    #if canImport(Combine) || OpenCombine
    /// The publisher is kept, because SwiftUI subscribes again when the publisher of a view changes.
    var willSetPublisher: AnyPublisher<State, Never>?
    var didSetPublisher: AnyPublisher<State, Never>?
    #endif
}

extension StateContainer {
    var parts: LazyContainerParts<State> {
        if let lazyParts { return lazyParts }
        let parts = LazyContainerParts<State>()
        lazyParts = parts
        return parts
    }
}
