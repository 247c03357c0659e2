import Testing
import VSMTesting
import VSMWeb
import VSMWebTesting

private struct Order: Identifiable {
    let id: Int
    var number: Int { id }
    let total: String
}

private struct OrdersTable: HTML {
    let orders: [Order]

    var content: some HTML {
        // snippet.elements
        table {
            caption { "Orders" }
            thead {
                tr {
                    th { "Number" }.scope(.column)
                    th { "Total" }.scope(.column)
                }
            }
            tbody {
                forEach(orders, key: \.id) { order in
                    tr {
                        td { order.number }
                        td { order.total }
                    }
                }
            }
        }.class("orders")
        // snippet.end
    }
}

@Test("Live pages: a table of orders")
func ordersTable() throws {
    try withTestHost { host in
        let page = try host.open(Site(title: "Orders") { _ in OrdersTable(orders: [Order(id: 7, total: "12 €")]) })
        try page.expect(.row(.containing("12 €")))
    }
}
