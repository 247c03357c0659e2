import Testing
import VSM
import VSMTesting

// snippet.flow
enum CheckoutViewState {
    case address(AddressStep)
    case payment(PaymentStep)
    case receipt(number: Int)
}

struct AddressStep {
    func proceed(to address: String) -> CheckoutViewState { .payment(PaymentStep(previous: self, address: address)) }
}

struct PaymentStep {
    let previous: AddressStep
    let address: String

    func back() -> CheckoutViewState { .address(previous) }
    func pay() -> CheckoutViewState { .receipt(number: 1) }
}
// snippet.end

@Test("Navigation: each step knows the next one")
func checkoutFlow() throws {
    let graph = try StateGraph.explore(
        from: { _ in CheckoutViewState.address(AddressStep()) },
        actions: { state in
            switch state {
            case .address(let step): [.action("proceed", step.proceed(to: "Kiel"))]
            case .payment(let step): [.action("back", step.back()), .action("pay", step.pay())]
            case .receipt: []
            }
        }
    )
    graph.expectPath(from: "payment", to: "address")
    graph.expectNoDeadEnds(except: ["receipt"])
}
