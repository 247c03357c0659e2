import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

@Suite("Testing pages: a graph of a page")
struct PaymentGraphTests {
    @Test("An alert leads to a receipt")
    func pages() throws {
        let graph = try StateGraph.explore(
            page: "/",
            of: { _ in Site(title: "Payment") { _ in PaymentView() } }
        )
        graph.expectPath(
            from: .where { $0.state.contains(.alert()) },
            to: .where { $0.state.contains(.heading("Receipt")) }
        )
    }
}

private enum PaymentViewState {
    case ready
    case failed
    case paid
}

private struct PaymentView: HTMLView {
    var initialState: PaymentViewState { .ready }

    func body(_ container: StateContainer<PaymentViewState>) -> some HTML {
        switch container.state {
        case .ready: button { "Pay" }.onClick { container.observe(.failed) }
        case .failed:
            p { "The card was refused." }.role(.alert)
            button { "Try Again" }.onClick { container.observe(.paid) }
        case .paid: h1 { "Receipt" }
        }
    }
}
