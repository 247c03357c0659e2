import VSM

/// The states of an order.
enum OrderViewState {
    case ready(any Ordering)
    case ordering
    case failed(any Ordering)
    case ordered
}

/// What can be done with the basket, and again when it failed.
protocol Ordering {
    func order() -> StateSequence<OrderViewState>
}

/// The shop's server.
protocol OrderServer {
    /// Takes an order, once for each number.
    ///
    /// - Throws: an error when the order was refused, and also when its answer was lost.
    func order(number: Int) async throws
}

/// Gives numbers to orders, never the same one twice.
final class OrderNumbers {
    private var last = 0

    func next() -> Int {
        last += 1
        return last
    }
}
