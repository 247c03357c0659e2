import ShoppingFeatures
import VSM
import VSMWeb

/// The number of pieces in the cart.
struct CartBadgeView: HTMLView {
    let dependencies: any CartRepositoryDependency

    var initialState: CartBadgeViewState { .initialized(.init(dependencies: dependencies)) }

    func body(_ container: StateContainer<CartBadgeViewState>) -> some HTML {
        span {
            switch container.state {
            case .initialized, .counting, .counted(0):
                EmptyHTML()
            case .counted(let count):
                span { String(count) }.class("badge").role(.status).accessibilityLabel("Cart Item Count")
            case .failed(let model):
                button { "?" }
                    .class("badge")
                    .accessibilityLabel("Count the cart again")
                    .onClick { container.observe(model.count()) }
            }
        }.busy(container.state.isCounting)
    }
}
