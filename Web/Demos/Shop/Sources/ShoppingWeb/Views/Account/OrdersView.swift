import Foundation
import ShoppingFeatures
import VSM
import VSMWeb

/// The shopper's orders, newest first.
struct OrdersView: HTMLView {
    let dependencies: any OrderRepositoryDependency

    var initialState: OrdersViewState { .initialized(OrdersLoaderModel(dependencies: dependencies)) }

    func body(_ container: StateContainer<OrdersViewState>) -> some HTML {
        AccountPage(title: "Orders") {
            switch container.state {
            case .initialized, .loading:
                Placeholders(shape: .rows)
            case .empty:
                Emptiness(icon: .orders, sentence: "You have not ordered anything yet.")
            case .loaded(let orders):
                ul {
                    forEach(orders, key: \.id) { OrderCard(order: $0) }
                }.class("orders")
            case .failed(let model):
                Failure(message: model.error.message) { container.observe(model.retry()) }
            }
        }
    }
}

private struct OrderCard: HTML {
    let order: Order

    var content: some HTML {
        li {
            div {
                h2 { "Order \(order.number)" }
                time(datetime: order.placedAt.formatted(.iso8601)) { order.placedAt.formatted(day) }.class("soft")
            }.class("order-head")
            ul {
                forEach(order.lines, key: \.id) { line in
                    li {
                        span { line.title }
                        span { line.price.description }.class("price")
                    }
                }
            }
            p { "Total: \(order.total)" }.class("total")
        }.class("order")
    }

    /// The format of dates, in English and UTC.
    private var day: Date.FormatStyle {
        Date.FormatStyle(date: .long, time: .omitted, locale: Locale(identifier: "en_US"), timeZone: .gmt)
    }
}
