import ShoppingFeatures
import SwiftUI
import VSM

/// Makes a product a favorite, or removes it from the favorites.
struct FavoriteButtonView: View {
    typealias Dependencies = FavoriteRepositoryDependency

    @ViewState private var state: FavoriteButtonViewState
    private let name: String?

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - product: the product.
    ///   - name: the name of the product, if there are buttons for others beside this one.
    ///   - dependencies: the dependencies of the feature.
    init(product: Product.ID, name: String? = nil, dependencies: any Dependencies) {
        self.name = name
        _state = .init(wrappedValue: .initial(product, dependencies: dependencies))
    }

    /// Shows a state of a preview.
    init(container: StateContainer<FavoriteButtonViewState>) {
        _state = .init(container: container)
        name = nil
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
        case .togglingFailed(let error, let model):
            HStack {
                button("Retry", systemImage: "exclamationmark.arrow.circlepath") { $state.observe(error.retry()) }
                    .accessibilityValue(error.error.message)
                button("Cancel", systemImage: "xmark.circle") { $state.observe(model.cancel()) }
            }
        case .failed(let model):
            button("Retry", systemImage: "exclamationmark.arrow.circlepath") { $state.observe(model.retry()) }
                .accessibilityValue(model.error.message)
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
        .accessibilityLabel(name.map { "\(title) \($0)" } ?? title)
    }
}
