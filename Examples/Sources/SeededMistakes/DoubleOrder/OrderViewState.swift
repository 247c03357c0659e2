import VSM

/// The states of an order.
enum OrderViewState {
    case ready(any Ordering)
    case ordering
    case failed(any Ordering)
    case ordered
}

/// The actions on the basket, also after an order failed.
protocol Ordering {
    func order() -> StateSequence<OrderViewState>
}

/// The server of the shop.
protocol OrderServer {
    /// Accepts an order, once for each number.
    ///
    /// - Throws: An error if the order was refused, or if the answer was lost.
    func order(number: Int) async throws
}

/// Generates unique order numbers.
final class OrderNumbers {
    private var last = 0

    func next() -> Int {
        last += 1
        return last
    }
}
