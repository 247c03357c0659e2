import Synchronization
import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

private final class Orders: Sendable {
    private let number = Atomic(0)
    var count: Int { number.load(ordering: .relaxed) }
    func add() { number.add(1, ordering: .relaxed) }
}

private struct OrdersView: HTMLView {
    let orders: Orders
    var initialState: Int { orders.count }

    func body(_ container: StateContainer<Int>) -> some HTML {
        p { "\(container.state) order" }.role(.status)
        button { "Order" }.onClick {
            orders.add()
            container.observe(orders.count)
        }
    }
}

@Suite("A lost connection")
struct LostConnection {
    @Test("An order that was on its way is not placed twice, and the page says so")
    func order() throws {
        let orders = Orders()
        try withTestHost { host in
            let page = try host.open(Site(title: "Orders") { _ in OrdersView(orders: orders) })
            // snippet.lost
            try page.loseConnection { try page.button("Order").click() }
            try page.joinAnotherServer()
            try page.expect(.status("1 order"))
            #expect(page.notes == ["“Order” may not have been done. Please check before you try again."])
            // snippet.end
        }
    }
}
