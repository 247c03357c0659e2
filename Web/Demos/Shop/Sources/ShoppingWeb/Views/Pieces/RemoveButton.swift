import ShoppingFeatures
import VSMWeb

/// A button that removes a product from a list.
///
/// A visually hidden text names the product for people who do not see the row.
struct RemoveButton: HTML {
    let verb: String
    let product: Product
    let isEnabled: Bool
    let isBusy: Bool
    let remove: () -> Void

    var content: some HTML {
        button {
            verb
            span { " \(product.name)" }.class("spoken")
        }
        .class("button plain")
        .disabled(!isEnabled)
        .busy(isBusy)
        .onClick(remove)
    }
}
