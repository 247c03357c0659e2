/// What a search for the states of a journal left out.
struct UntriedReplays {
    /// The number of sleeps in a row after which a task still slept.
    var sleeps: Int?
    /// The number of orders, or of runs in different orders, after which there were more.
    var orders: Int?

    /// Returns a sentence about each thing that was left out without the test setting the limit.
    func unexpected(with limits: ExplorationLimits) -> [String] {
        [
            limits.sleeps == nil
                ? sleeps.map {
                    """
                    A task still slept after \($0) sleeps in a row; what happens later was not tried. Raise limits.sleeps, \
                    or set it to \($0) to accept that.
                    """
                } : nil,
            limits.orders == nil
                ? orders.map {
                    """
                    Concurrent jobs ran in \($0) orders; others were not tried. Raise limits.orders and limits.runs, or set \
                    limits.orders to \(limits.replayedOrders) to accept that.
                    """
                } : nil,
        ].compactMap(\.self)
    }
}
