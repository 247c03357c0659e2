import ShoppingFeatures
import SwiftUI
import VSM

/// Makes a product a favorite, or removes it from the favorites.
struct FavoriteButtonView: View {
    typealias Dependencies = FavoriteRepositoryDependency

    @ViewState private var state: FavoriteButtonViewState

    init(product: Product.ID, dependencies: any Dependencies) {
        _state = .init(wrappedValue: .initial(product, dependencies: dependencies))
    }

    /// Shows a state of a preview.
    init(container: StateContainer<FavoriteButtonViewState>) {
        _state = .init(container: container)
    }

    var body: some View {
        switch state {
        case .initialized, .loading:
            ProgressView()
        case .loaded(let model):
            button(state.title, systemImage: model.isFavorite ? "heart.fill" : "heart") {
                $state.observe(model.toggle())
            }
        case .toggling(let isFavorite):
            // The new value is shown at once.
            button(state.title, systemImage: isFavorite ? "heart.fill" : "heart") {}
                .disabled(true)
        case .togglingFailed(let model, _):
            button("Retry", systemImage: "exclamationmark.arrow.circlepath") { $state.observe(model.retry()) }
                .accessibilityValue(model.message)
        case .failed(let model):
            button("Retry", systemImage: "exclamationmark.arrow.circlepath") { $state.observe(model.retry()) }
                .accessibilityValue(model.message)
        }
    }

    private func button(
        _ title: String,
        systemImage: String,
        action: @escaping @MainActor () -> Void
    ) -> some View {
        Button(action: action) {
            Image(systemName: systemImage)
                .imageScale(.large)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(title)
    }
}
