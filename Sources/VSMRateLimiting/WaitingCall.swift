import VSMIsolation

/// What a call does.
///
/// It is an object, because unspecialized code needs thousands of instructions to move values of unknown layout.
package protocol WaitingWork: AnyObject {
    /// Makes the call, whose result nothing receives, on the owner or its stand-in.
    ///
    /// Does nothing unless the call finishes.
    func makeAfterEnd()
}

/// A call that is debounced or throttled.
package final class WaitingCall {
    /// Whether the call is made instead of being dropped.
    package let finishes: Bool

    package let work: any WaitingWork

    /// The context of the caller, while the call waits in it.
    private var context: CallerContext?

    package init(_ work: any WaitingWork, finishes: Bool) {
        self.work = work
        self.finishes = finishes
    }

    // A call that was dropped is released, wherever that happens.
    deinit { context?.end() }

    /// Keeps the context of the caller until the call is made or released.
    func keepContext() {
        context = .current
    }

    /// Runs code that makes the call, in the context in which the call was observed.
    ///
    /// - Parameters:
    ///   - actor: The actor on which this method is called.
    ///   - body: Makes the call.
    package func make(on actor: any Actor, _ body: () -> Void) {
        guard let context else { return body() }
        self.context = nil
        context.run(on: actor, body)
    }
}
