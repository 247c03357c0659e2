#if canImport(UIKit)
import ShoppingFeatures
import UIKit

/// The total of a cart, and the button that orders it.
final class CartFooter: UIView {
    /// Called when the shopper orders the cart, also after an order failed.
    var placeOrder: () -> Void = {}
    /// Called when the shopper does not try a failed order again.
    var cancelOrder: () -> Void = {}

    private let totalLabel = UILabel.styled(.headline)
    private let messageLabel = UILabel.styled(.body, color: .systemRed)
    private let orderButton = UIButton(configuration: .filled())
    private let cancelButton = UIButton(configuration: .plain())

    init() {
        super.init(frame: .zero)
        orderButton.addAction(UIAction { [weak self] _ in self?.placeOrder() }, for: .primaryActionTriggered)
        cancelButton.configuration?.title = "Cancel"
        cancelButton.addAction(UIAction { [weak self] _ in self?.cancelOrder() }, for: .primaryActionTriggered)
        let column = UIStackView.column([totalLabel, messageLabel, orderButton, cancelButton])
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
            column.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            column.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// Shows the total of a cart and its activity.
    func show(_ total: Money, _ activity: CartViewState.Activity) {
        totalLabel.text = "Total: \(total)"
        messageLabel.text = activity.errorModel?.failure.error.message
        messageLabel.isHidden = messageLabel.text == nil
        orderButton.isHidden = false
        cancelButton.isHidden = true
        switch activity {
        case .ready, .removingFailed: showOrderButton("Place Order", isEnabled: true)
        case .orderFailed:
            showOrderButton("Retry", isEnabled: true)
            cancelButton.isHidden = false
        case .removing: showOrderButton("Place Order", isEnabled: false)
        case .ordering: showOrderButton("Processing...", isEnabled: false)
        }
    }

    /// Shows the total of a receipt.
    func show(_ order: Order) {
        totalLabel.text = "Total: \(order.total)"
        messageLabel.isHidden = true
        orderButton.isHidden = true
        cancelButton.isHidden = true
    }

    private func showOrderButton(_ title: String, isEnabled: Bool) {
        orderButton.configuration?.title = title
        orderButton.configuration?.showsActivityIndicator = title == "Processing..."
        orderButton.isEnabled = isEnabled
    }
}
#endif
