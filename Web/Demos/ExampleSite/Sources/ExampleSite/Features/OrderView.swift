import VSM
import VSMWeb

@testable import SeededMistakes

/// Orders a basket, with a model that may order twice or with the corrected one.
struct OrderView: HTMLView {
    let model: any Ordering
    let recorder: JourneyRecorder

    var initialState: OrderViewState { recorder.starting(with: .ready(model)) }

    func body(_ container: StateContainer<OrderViewState>) -> some HTML {
        div {
            switch container.state {
            case .ready(let model):
                button { "Order" }
                    .class("button")
                    .onClick { recorder.named("order", in: container).observe(model.order()) }
            case .ordering:
                Indicator(text: "Ordering...", isBusy: true)
            case .failed(let model):
                Failure(message: "That took too long.") {
                    recorder.named("retry", in: container).observe(model.order())
                }
            case .ordered:
                p { "Thank you." }.class("result")
            }
        }.onAppear { container.attach(recorder) }
    }
}

/// A server that takes an order, refuses it, or takes it and loses the answer.
final class OrderService: OrderServer {
    private enum Outcome: String, CaseIterable, Sendable {
        case taken, refused
        case answerLost = "taken, answer lost"
    }

    let numbers = OrderNumbers()
    private let service: SimulatedService
    private var taken: Set<Int> = []

    init(_ service: SimulatedService) {
        self.service = service
    }

    /// The number of parcels that were sent.
    var parcelCount: Int { taken.count }

    func order(number: Int) async throws {
        let outcome = await service.outcome(of: "order number \(number)", among: Outcome.allCases)
        if outcome != .refused { taken.insert(number) }
        if outcome != .taken { throw ServiceError() }
    }
}
