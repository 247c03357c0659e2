#if canImport(UIKit)
import ShoppingFeatures
import UIKit
import VSM

/// Makes a product a favorite, or removes it from the favorites.
final class FavoriteButton: UIView {
    typealias Dependencies = FavoriteRepositoryDependency

    @RenderedViewState private var state: FavoriteButtonViewState
    private let name: String?
    private let button = UIButton(configuration: .plain())
    private let cancelButton = UIButton(configuration: .plain())

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - product: the product.
    ///   - name: the name of the product, if there are buttons for others beside this one.
    ///   - dependencies: the dependencies of the feature.
    init(product: Product.ID, name: String? = nil, dependencies: any Dependencies) {
        self.name = name
        _state = .init(
            wrappedValue: FavoriteButtonViewState.initial(product, dependencies: dependencies),
            render: FavoriteButton.render
        )
        super.init(frame: .zero)
        button.addAction(UIAction { [weak self] _ in self?.toggleOrRetry() }, for: .primaryActionTriggered)
        cancelButton.configuration?.image = UIImage(systemName: "xmark.circle")
        cancelButton.accessibilityLabel = label("Cancel")
        cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .primaryActionTriggered)
        fill(with: UIStackView(arrangedSubviews: [button, cancelButton]))
        $state.startRendering(on: self)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func toggleOrRetry() {
        switch state {
        case .loaded(let model): $state.observe(model.toggle())
        case .togglingFailed(let error, _): $state.observe(error.retry())
        case .failed(let error): $state.observe(error.retry())
        case .initialized, .loading, .toggling: break
        }
    }

    private func cancel() {
        if case .togglingFailed(_, let model) = state { $state.observe(model.cancel()) }
    }

    private func render() {
        cancelButton.isHidden = true
        switch state {
        case .initialized, .loading:
            show("Loading...", symbol: "heart", isEnabled: false)
        case .loaded(let model):
            show(state.title, symbol: model.isFavorite ? "heart.fill" : "heart", isEnabled: true)
        case .toggling(let isFavorite):
            // The new value is shown at once.
            show(state.title, symbol: isFavorite ? "heart.fill" : "heart", isEnabled: false)
        case .togglingFailed(let error, _):
            showRetry(error.error.message)
            cancelButton.isHidden = false
        case .failed(let error):
            showRetry(error.error.message)
        }
    }

    private func showRetry(_ message: String) {
        show("Retry", symbol: "exclamationmark.arrow.circlepath", isEnabled: true, message: message)
    }

    private func show(_ title: String, symbol: String, isEnabled: Bool, message: String? = nil) {
        button.configuration?.image = UIImage(systemName: symbol)
        button.isEnabled = isEnabled
        button.accessibilityLabel = label(title)
        button.accessibilityValue = message
    }

    private func label(_ title: String) -> String { name.map { "\(title) \($0)" } ?? title }
}
#endif
