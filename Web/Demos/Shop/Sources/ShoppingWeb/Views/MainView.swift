import ShoppingFeatures
import VSM
import VSMWeb

/// The root of the shop: the frame of every page, and the content as soon as the dependencies are loaded.
///
/// The address determines which tab is shown.
struct MainView: HTMLView {
    /// The page; `nil` for an address without one.
    let route: ShopRoute?
    let loadDependencies: MainLoaderModel.LoadDependencies

    var initialState: MainViewState { .initialized(MainLoaderModel(loadDependencies: loadDependencies)) }

    func body(_ container: StateContainer<MainViewState>) -> some HTML {
        switch container.state {
        case .initialized, .loading:
            Frame(tab: MainViewState.Tab(route)) {
                EmptyHTML()
            } content: {
                h1 { "Hearth & Oak" }
                Indicator.loading
            }
        case .loaded(let model):
            Frame(tab: MainViewState.Tab(route)) {
                CartBadgeView(dependencies: model.dependencies)
            } content: {
                ShopPage(route: route, dependencies: model.dependencies)
            }
        case .failed(let model):
            Frame(tab: MainViewState.Tab(route)) {
                EmptyHTML()
            } content: {
                h1 { "Hearth & Oak" }
                Failure(message: model.error.message) { container.observe(model.retry()) }
            }
        }
    }
}
