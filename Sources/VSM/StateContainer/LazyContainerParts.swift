import VSMRateLimiting

/// The parts of a container that are created on first use.
///
/// Only the container retains this object, so sequences end with it even if a publisher keeps the storage alive.
@usableFromInline
final class LazyContainerParts<State> {
    /// The calls of debounced and throttled actions.
    var rateLimiter: RateLimiter?

    /// Whether actions that are observed have no effect, although the container is retained.
    @usableFromInline var isTornDown = false

    /// Observes the action that the container begins with; `nil` when it has begun.
    var initialAction: ((StateContainer<State>) -> Void)?

    #if canImport(Combine) || OpenCombine
    /// The publisher is kept, because SwiftUI subscribes again when the publisher of a view changes.
    var willSetPublisher: AnyPublisher<State, Never>?
    var didSetPublisher: AnyPublisher<State, Never>?
    #endif

    /// What controls have written in states without an action for it.
    var keptValues: KeptValues<State>?

    /// The sequences from ``StateContaining/states``.
    private var streams: [WeakReference<StreamSubscriber<State>>] = []

    func add(_ stream: StreamSubscriber<State>) {
        streams.removeAll { $0.object == nil }
        streams.append(WeakReference(stream))
    }

    deinit {
        for stream in streams { stream.object?.continuation.finish() }
    }
}

extension StateContainer {
    var parts: LazyContainerParts<State> {
        if let lazyParts { return lazyParts }
        let parts = LazyContainerParts<State>()
        lazyParts = parts
        return parts
    }
}
