/// An actor that waits for the actions that run to their end in its containers, before it lets the process end.
package protocol FinishingActionHost: Actor {
    /// An action begins that runs to its end.
    ///
    /// - Returns: What is kept until it has ended.
    nonisolated func beginFinishingAction() -> AnyObject
}

extension Owner {
    /// Returns a token that a finishing action holds until it ends, or `nil` if nobody waits for the action.
    var finishingToken: AnyObject? {
        // Only actors with an executor of their own are asked, because a cast takes longer than the rest.
        guard let owningActor, owningActor.hasCustomExecutor else { return nil }
        return (owningActor.actor as? any FinishingActionHost)?.beginFinishingAction()
    }
}
