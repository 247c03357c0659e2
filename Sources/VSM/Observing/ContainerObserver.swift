/// Receives the events of state containers.
///
/// Logs, recorders and inspectors are built on this protocol. Attach an observer to one container
/// (``StateContaining/attach(_:)``), or to all containers that are created in a scope (`withContainerObserver`). A
/// container without observers has no additional cost.
///
/// ```swift
/// struct TransitionPrinter: ContainerObserver {
///     func containerDidEmit(_ event: ContainerEvent) {
///         if case .transition(let previous, let next) = event.kind {
///             print("\(previous.caseName) → \(next.caseName), because of \(event.action)")
///         }
///     }
/// }
/// ```
public protocol ContainerObserver: Sendable {
    /// Receives an event.
    ///
    /// The method is called on the container's owner, before subscribers receive a new state. For
    /// ``ContainerEvent/Kind/cancelled``, it is called on the thread that released the container. Return quickly, and
    /// do not use the container in this method.
    ///
    /// - Parameter event: What happened.
    func containerDidEmit(_ event: ContainerEvent)
}
