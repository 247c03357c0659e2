import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

enum OrderRoute: SiteRoute {
    case cart
    case receipt(Int)

    private static let cartPath = route("/") { .cart }
    private static let receiptPath = route("/receipts", .value(Int.self)) { .receipt($0) }

    static let table = RouteTable(cartPath, receiptPath)

    var address: RouteAddress {
        switch self {
        case .cart: Self.cartPath()
        case .receipt(let number): Self.receiptPath(number)
        }
    }
}

enum OrderViewState {
    case ready(OrderModel)
    case ordered(number: Int)
}

struct OrderModel {
    func order() -> OrderViewState { .ordered(number: 7) }
}

// snippet.view
struct OrderView: HTMLView {
    var initialState: OrderViewState { .ready(OrderModel()) }

    func body(_ container: StateContainer<OrderViewState>) -> some HTML {
        switch container.state {
        case .ready(let model):
            button { "Place Order" }.onClick { container.observe(model.order()) }
        case .ordered(let number):
            redirect(to: OrderRoute.receipt(number))
        }
    }
}
// snippet.end

@Test("Navigation: a state leads to another page")
func orderPages() throws {
    try withTestHost { host in
        let site = Site(title: "Shop", routes: OrderRoute.self) { route, _ in
            switch route {
            case .cart: OrderView()
            case .receipt(let number): h1 { "Receipt \(number)" }
            }
        }
        let page = try host.open(site)
        try page.button("Place Order").click()
        try page.expect(.heading("Receipt 7"))
        #expect(page.path == "/receipts/7")
        #expect(OrderRoute.mistakes(in: [.cart, .receipt(7)]).isEmpty)
    }
}
