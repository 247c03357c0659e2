import Testing
import VSM
import VSMTesting

@testable import SeededMistakes

@Suite("Seeded mistakes: a double order")
struct DoubleOrderTests {
    private func graph(
        _ model: (any OrderServer, OrderNumbers) -> any Ordering
    ) throws -> StateGraph<OrderViewState> {
        var server = UnreliableServer()
        return try .explore(
            from: { _ in
                server = UnreliableServer()
                return .ready(model(server, OrderNumbers()))
            },
            actions: { state in
                switch state {
                case .ready(let model): [.action("order", model.order())]
                case .ordering, .ordered: []
                case .failed(let model): [.action("retry", model.order())]
                }
            },
            invariants: [.init("Nobody gets two parcels") { _ in server.parcelCount <= 1 }]
        )
    }

    private func check(_ graph: StateGraph<OrderViewState>) {
        graph.expectNoDeadEnds(except: "ordered")
        graph.expectPath(from: "failed", to: "ordered")
        graph.expectInvariants()
    }

    @Test("It is found as a violated invariant, with the outcomes that violate it")
    func finds() throws {
        let graph = try graph { DoubleOrderModel(server: $0, numbers: $1) }
        graph.expectDiagram("Order", in: "../../../Sources/SeededMistakes/README.md")
        let text = failureText { check(graph) }
        #expect(
            text.contains(
                """
                "Nobody gets two parcels" in "failed"
                    ready
                      order → ordering
                      order continues [answer lost] → failed
                      retry → ordering
                      retry continues [answer lost] → failed
                """
            )
        )
    }

    @Test("The corrected version passes, and has the same states")
    func corrected() throws {
        let graph = try graph { OrderModel(server: $0, numbers: $1) }
        graph.expectDiagram("Order", in: "../../../Sources/SeededMistakes/README.md")
        check(graph)
    }
}

/// A server that accepts an order, refuses it, or accepts it and loses its answer.
private final class UnreliableServer: OrderServer {
    private enum Outcome: String, CustomStringConvertible {
        case taken, refused
        case answerLost = "answer lost"

        var description: String { rawValue }
    }

    private struct Failed: Error {}

    private var numbers: Set<Int> = []

    var parcelCount: Int { numbers.count }

    func order(number: Int) async throws {
        let outcome = await choose(among: [Outcome.taken, .refused, .answerLost])
        if outcome != .refused { numbers.insert(number) }
        if outcome != .taken { throw Failed() }
    }
}
