import ShoppingFeatures
import VSM
import VSMTesting

extension FavoriteButtonViewState {
    /// Explores the button.
    ///
    /// - Parameter hasOtherWindows: whether the favorites change in other windows while they are followed.
    static func explore(hasOtherWindows: Bool = false) throws -> StateGraph<Self> {
        var windows = OtherWindows<[Product]>()
        return try StateGraph.explore(
            from: { _ in
                let dependencies = ChoosingDependencies()
                windows = dependencies.favorites.otherWindows
                return .initial(Product.couch.id, dependencies: dependencies)
            },
            actions: { state in
                switch state {
                case .initialized(let loader): return [.action("load", loader.load())]
                case .loading, .toggling: return []
                case .loaded(let toggler):
                    let others: [StateAction<FavoriteButtonViewState>] = [
                        .call(
                            "another window toggles",
                            windows.change(to: toggler.isFavorite ? [] : [.couch])
                        ),
                        .call("the favorites are lost", windows.lose()),
                    ]
                    return [.action("toggle", toggler.toggle())] + (hasOtherWindows ? others : [])
                case .togglingFailed(let error, let model):
                    return [.action("retry", error.retry()), .action("cancel", model.cancel())]
                case .failed(let model): return [.action("retry", model.retry())]
                }
            },
            identifiedBy: \.name
        )
    }

    /// The name of the state in the graph of the feature.
    var name: String {
        switch self {
        case .initialized: "initialized"
        case .loading: "loading"
        case .loaded(let toggler): toggler.isFavorite ? "loaded.favorite" : "loaded.other"
        case .toggling(let isFavorite): isFavorite ? "toggling.on" : "toggling.off"
        case .togglingFailed(_, let model): model.isFavorite ? "togglingFailed.off" : "togglingFailed.on"
        case .failed: "failed"
        }
    }
}
