/// Is told what happens in state containers.
///
/// This is the one seam for logs, recorders and inspectors. Attach an observer to one container
/// (``StateContainer/attach(_:)``), or to all that are made in a scope (`withContainerObserver`).
/// A container that nobody watches pays nothing.
///
/// ```swift
/// struct TransitionPrinter: ContainerObserver {
///     func containerReported(_ event: ContainerEvent) {
///         if case .transition(let previous, let next) = event.kind {
///             print("\(previous.caseName) → \(next.caseName), because of \(event.action)")
///         }
///     }
/// }
/// ```
public protocol ContainerObserver: Sendable {
    /// Takes note of an event.
    ///
    /// It is called on the container's owner, before subscribers hear of a new state; of ``ContainerEvent/Kind/cancelled``
    /// on whichever thread released the container. Return soon, and do not use the container from here.
    ///
    /// - Parameter event: what happened.
    func containerReported(_ event: ContainerEvent)
}
