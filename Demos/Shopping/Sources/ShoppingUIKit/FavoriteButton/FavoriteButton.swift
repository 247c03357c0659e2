#if canImport(UIKit)
import ShoppingFeatures
import UIKit
import VSM

/// Makes a product a favorite, or removes it from the favorites.
final class FavoriteButton: UIButton {
    typealias Dependencies = FavoriteRepositoryDependency

    // `UIControl` already has a property `state`.
    @RenderedViewState private var viewState: FavoriteButtonViewState

    init(product: Product.ID, dependencies: any Dependencies) {
        _viewState = .init(
            wrappedValue: FavoriteButtonViewState.initial(product, dependencies: dependencies),
            render: FavoriteButton.render
        )
        super.init(frame: .zero)
        addAction(UIAction { [weak self] _ in self?.observeAction() }, for: .primaryActionTriggered)
        $viewState.startRendering(on: self)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func observeAction() {
        switch viewState {
        case .loaded(let model): $viewState.observe(model.toggle())
        case .togglingFailed(let model, _): $viewState.observe(model.retry())
        case .failed(let model): $viewState.observe(model.retry())
        case .initialized, .loading, .toggling: break
        }
    }

    private func render() {
        switch viewState {
        case .initialized, .loading:
            show("Loading...", symbol: "heart", isEnabled: false)
        case .loaded(let model):
            show(viewState.title, symbol: model.isFavorite ? "heart.fill" : "heart", isEnabled: true)
        case .toggling(let isFavorite):
            // The new value is shown at once.
            show(viewState.title, symbol: isFavorite ? "heart.fill" : "heart", isEnabled: false)
        case .togglingFailed(let model, _):
            show("Retry", symbol: "exclamationmark.arrow.circlepath", isEnabled: true, message: model.message)
        case .failed(let model):
            show("Retry", symbol: "exclamationmark.arrow.circlepath", isEnabled: true, message: model.message)
        }
    }

    private func show(_ title: String, symbol: String, isEnabled: Bool, message: String? = nil) {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: symbol)
        self.configuration = configuration
        self.isEnabled = isEnabled
        accessibilityLabel = title
        accessibilityValue = message
    }
}
#endif
