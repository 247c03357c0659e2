#if canImport(UIKit)
import ShoppingFeatures
import UIKit
import VSM

/// Shows the cart, with the number of pieces in it.
final class CartButton: UIView {
    typealias Dependencies = CartRepositoryDependency

    @RenderedViewState private var state: CartBadgeViewState
    private let badge = UILabel.styled(.footnote, color: .systemRed)
    private let retryButton = UIButton(configuration: .plain())
    private let cartButton = UIButton(configuration: .plain())

    init(dependencies: any Dependencies, showCart: @escaping () -> Void) {
        _state = .init(
            wrappedValue: CartBadgeViewState.initialized(.init(dependencies: dependencies)),
            render: CartButton.render
        )
        super.init(frame: .zero)
        cartButton.configuration?.image = UIImage(systemName: "cart")
        cartButton.accessibilityLabel = "Show Cart"
        cartButton.addAction(UIAction { _ in showCart() }, for: .primaryActionTriggered)
        retryButton.configuration?.title = "?"
        retryButton.accessibilityLabel = "Count the cart again"
        retryButton.addAction(UIAction { [weak self] _ in self?.countAgain() }, for: .primaryActionTriggered)
        badge.accessibilityLabel = "Cart Item Count"
        fill(with: UIStackView(arrangedSubviews: [badge, retryButton, cartButton]))
        $state.startRendering(on: self)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func countAgain() {
        if case .failed(let model) = state { $state.observe(model.count()) }
    }

    private func render() {
        switch state {
        case .initialized, .counting, .failed: show(count: 0)
        case .counted(let count): show(count: count)
        }
        if case .failed = state { retryButton.isHidden = false } else { retryButton.isHidden = true }
    }

    private func show(count: Int) {
        badge.isHidden = count == 0
        badge.text = String(count)
        badge.accessibilityValue = String(count)
    }
}

extension UIViewController {
    /// Adds a button for the cart to the bar, which shows the cart on top of everything.
    func addCartButton(dependencies: any CartViewController.Dependencies) {
        let button = CartButton(dependencies: dependencies) { [weak self] in
            let cart = UINavigationController(rootViewController: CartViewController(dependencies: dependencies))
            self?.present(cart, animated: true)
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
    }
}
#endif
