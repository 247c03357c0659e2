/// Makes a test fail that searches orders but has only one, because it would pass whatever the code does in other
/// orders.
///
/// - Parameters:
///   - location: The location of the search.
///   - call: The call that allows a single order.
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
