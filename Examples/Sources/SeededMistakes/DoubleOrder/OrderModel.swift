import VSM

/// The corrected twin of ``DoubleOrderModel``: all attempts have the number of the one order that is meant.
struct OrderModel: Ordering {
    private let server: any OrderServer
    private let number: Int

    init(server: any OrderServer, numbers: OrderNumbers) {
        self.server = server
        number = numbers.next()
    }

    func order() -> StateSequence<OrderViewState> {
        StateSequence({ .ordering }, { await send() })
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
