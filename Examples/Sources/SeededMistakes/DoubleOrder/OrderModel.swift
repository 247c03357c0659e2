import VSM

/// The corrected version of ``DoubleOrderModel``: all attempts at an order use its number.
struct OrderModel: Ordering {
    private let server: any OrderServer
    private let number: Int

    init(server: any OrderServer, numbers: OrderNumbers) {
        self.server = server
        number = numbers.next()
    }

    func order() -> StateSequence<OrderViewState> {
        StateSequence(.ordering).then { await send() }
    }

    private func send() async -> OrderViewState {
        do {
            try await server.order(number: number)
            return .ordered
        } catch {
            return .failed(self)
        }
    }
}
