/// Makes a test fail that tries orders and has only one, so that it would pass whatever the code does in others.
///
/// - Parameters:
///   - location: The location of the search.
///   - call: How the test says that one order is right.
func reportSingleOrder(at location: TestLocation, allowedBy call: String) {
    reportFailure(
        """
        Only one order is possible, so this test says nothing about others. Usually a stub returns without suspending, or \
        nothing runs concurrently. Let the stub suspend, with await Task.yield() or choose(…), and start all that is to \
        overlap before host.runUntilIdle(). If one order is right: \(call).
        """,
        at: location
    )
}
