import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

private struct Cart: Equatable {
    var lines: [String]
}

private enum CartViewState {
    case filled(CartModel)
    case ordered(String)
}

private struct CartModel {
    var cart = Cart(lines: ["Couch"])

    func add(_ line: String) -> CartViewState { .filled(CartModel(cart: Cart(lines: cart.lines + [line]))) }
    func placeOrder() -> CartViewState { .ordered(cart.lines.joined(separator: ", ")) }
}

private struct CartView: HTMLView {
    var initialState: CartViewState { .filled(CartModel()) }

    func body(_ container: StateContainer<CartViewState>) -> some HTML {
        switch container.state {
        case .filled(let model):
            let cart = model.cart
            button { "Add a lamp" }.onClick { container.observe(model.add("Lamp")) }
            button { "Place Order" }
                .onClick(seeing: cart) { container.observe(model.placeOrder()) }
        case .ordered(let lines):
            h1 { "Ordered: \(lines)" }
        }
    }
}

private struct Row: Identifiable, Equatable {
    let id: Int
    let title: String
}

private struct RowsModel {
    let rows = [Row(id: 1, title: "One"), Row(id: 2, title: "Two")]
    var opened: Int?

    func open(_ row: Row) -> RowsModel { RowsModel(opened: row.id) }
}

private struct RowsView: HTMLView {
    var initialState: RowsModel { RowsModel() }

    func body(_ container: StateContainer<RowsModel>) -> some HTML {
        let model = container.state
        ul {
            forEach(model.rows, key: \.id, rerenderWhen: .elementChanges) { row in
                li { button { row.title }.onClick { container.observe(model.open(row)) } }
            }
        }
        p { "Opened: \(model.opened ?? 0)" }
    }
}

@Suite("Views: pages")
struct PageSnippets {
    @Test("An order is placed if the person saw the current cart")
    func seeing() throws {
        try withTestHost { host in
            let page = try host.open(Site(title: "Cart") { _ in CartView() })
            try page.button("Place Order").click()
            try page.expect(.heading("Ordered: Couch"))
        }
    }

    @Test("A row is opened")
    func rows() throws {
        try withTestHost { host in
            let page = try host.open(Site(title: "Rows") { _ in RowsView() })
            try page.button("Two").click()
            try page.expect(.text("Opened: 2"))
        }
    }
}
