import VSM

/// The mistake: each attempt uses a new number, although a failed attempt may have been processed.
///
/// What a user sees: *That took too long. Try again*, then *Thank you*, and two parcels.
struct DoubleOrderModel: Ordering {
    let server: any OrderServer
    let numbers: OrderNumbers

    func order() -> StateSequence<OrderViewState> {
        StateSequence(.ordering).then { await send() }
    }

    private func send() async -> OrderViewState {
        do {
            try await server.order(number: numbers.next())
            return .ordered
        } catch {
            return .failed(self)
        }
    }
}
