import ShoppingFeatures
import VSM
import VSMTesting

extension FavoritesViewState {
    /// Explores the page.
    ///
    /// - Parameter hasOtherWindows: whether the favorites change in other windows while they are followed.
    static func explore(hasOtherWindows: Bool = false) throws -> StateGraph<Self> {
        var windows = OtherWindows<[Product]>()
        return try StateGraph.explore(
            from: { _ in
                let dependencies = ChoosingDependencies()
                windows = dependencies.favorites.otherWindows
                return .initialized(FavoritesLoaderModel(dependencies: dependencies))
            },
            actions: { state in
                let others: [StateAction<FavoritesViewState>] = [
                    .call("another window adds", windows.change(to: [.couch, .ottoman])),
                    .call("another window removes all", windows.change(to: [])),
                    .call("the favorites are lost", windows.lose()),
                ]
                switch state {
                case .initialized(let loader): return [.action("load", loader.load())]
                case .loading, .loaded(_, .removing): return []
                case .empty: return hasOtherWindows ? others : []
                case .loaded(_, .ready(let remover)):
                    return [.action("remove", remover.remove(Product.couch.id))] + (hasOtherWindows ? others : [])
                case .loaded(_, .removingFailed(_, let model)):
                    return [
                        .action("remove", model.remover.remove(Product.couch.id)),
                        .action("retry", model.failure.retry()),
                        .action("cancel", model.cancel()),
                    ]
                case .failed(let model): return [.action("retry", model.retry())]
                }
            },
            identifiedBy: \.name
        )
    }

    /// The name of the state in the graph of the feature.
    var name: String {
        guard case .loaded(_, let activity) = self else { return DescribedState(self).caseName }
        return "loaded.\(DescribedState(activity).caseName)"
    }
}
