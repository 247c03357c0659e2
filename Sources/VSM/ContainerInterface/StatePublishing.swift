#if canImport(Combine) || OpenCombine
/// Publishes the states of a container.
///
/// Take it in code that only follows a feature:
///
/// ```swift
/// func badge(of cart: some StatePublishing<CartViewState>) -> AnyPublisher<Int, Never> {
///     cart.didSetPublisher.map(\.count).eraseToAnyPublisher()
/// }
/// ```
public protocol StatePublishing<State> {
    /// The states that are published.
    associatedtype State

    /// A publisher of the current state, then of each new one before the change.
    var willSetPublisher: AnyPublisher<State, Never> { get }

    /// A publisher of the current state, then of each new one after the change.
    var didSetPublisher: AnyPublisher<State, Never> { get }
}

extension StatePublishing {
    /// The same as ``didSetPublisher``.
    @available(*, deprecated, renamed: "didSetPublisher")
    public var publisher: AnyPublisher<State, Never> { didSetPublisher }
}
#else
/// Publishes the states of a container, on systems with publishers.
public protocol StatePublishing<State> {
    /// The states that are published.
    associatedtype State
}
#endif
