import ShoppingFeatures
import SwiftUI
import VSM

/// The root of the app, which loads the dependencies of all features and then shows the features in tabs.
public struct MainView: View {
    @ViewState private var state: MainViewState

    /// Creates the root of an app.
    ///
    /// - Parameter loadDependencies: creates the dependencies; it is called again when the shopper tries again.
    public init(loadDependencies: @escaping MainLoaderModel.LoadDependencies) {
        _state = .init(wrappedValue: .initialized(MainLoaderModel(loadDependencies: loadDependencies)))
    }

    /// The content of each state.
    public var body: some View {
        switch state {
        case .initialized, .loading:
            ProgressView("Loading...")
        case .loaded(let model):
            TabView(selection: $state.bind(\.tab, whenOffered: { $0.browser?.select($1) })) {
                Tab(MainViewState.Tab.products.title, systemImage: "square.grid.2x2", value: .products) {
                    NavigationStack {
                        ProductsView(dependencies: model.dependencies)
                    }
                }
                Tab(MainViewState.Tab.account.title, systemImage: "person.crop.circle", value: .account) {
                    AccountView(dependencies: model.dependencies)
                }
            }
        case .failed(let model):
            FailureView(message: model.error.message) { $state.observe(model.retry()) }
        }
    }
}
