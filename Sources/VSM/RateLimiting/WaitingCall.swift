/// A call of an action that is debounced or throttled.
@usableFromInline
class WaitingCall {
    /// Whether the call is made instead of being dropped.
    final let finishes: Bool

    /// The context of the caller, while the call waits in it.
    private final var context: CallerContext?

    init(finishes: Bool) {
        self.finishes = finishes
    }

    // A call that was dropped is released, wherever that happens.
    deinit { context?.end() }

    /// Keeps the context of the caller until the call is made or released.
    final func keepContext() {
        context = .current
    }

    /// Runs code that makes the call, in the context in which the call was observed.
    ///
    /// - Parameters:
    ///   - actor: The actor on which this method is called.
    ///   - body: Makes the call.
    final func make(on actor: any Actor, _ body: () -> Void) {
        guard let context else { return body() }
        self.context = nil
        context.run(on: actor, body)
    }

    /// Makes the call, whose states are dropped, on the owner or its stand-in.
    ///
    /// The container may have been released. Does nothing unless the call finishes.
    func makeDroppingStates() {}
}
