/// An actor that waits for the finishing actions of its containers before the process exits.
@_spi(Host) public protocol FinishingActionHost: Actor {
    /// Notes that a finishing action begins.
    ///
    /// - Returns: A token to hold until the action has ended.
    nonisolated func beginFinishingAction() -> AnyObject
}

extension Owner {
    /// Returns a token that a finishing action holds until it ends, or `nil` if no host waits for the action.
    @usableFromInline package var finishingToken: AnyObject? {
        // Only actors with a custom executor are asked, because the cast is slow.
        guard let owningActor, owningActor.hasCustomExecutor else { return nil }
        return (owningActor.actor as? any FinishingActionHost)?.beginFinishingAction()
    }
}
