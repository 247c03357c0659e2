import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Favorites: state graph")
struct FavoritesGraphTests {
    /// Explores the page.
    ///
    /// - Parameter hasOtherWindows: whether the favorites change in other windows while they are followed.
    private func explore(hasOtherWindows: Bool) throws -> StateGraph<FavoritesViewState> {
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
            identifiedBy: { state in
                guard case .loaded(_, let activity) = state else { return state }
                return "loaded.\(DescribedState(activity).caseName)"
            }
        )
    }

    @Test("The page rests at the favorites, and every failure leads back to them")
    func ways() throws {
        let graph = try explore(hasOtherWindows: false)
        graph.expectNoHangs(except: ["loaded.ready", "empty"])
        graph.expectNoDeadEnds(except: "empty")
        graph.expectPath(from: .every, to: "empty")
        graph.expectPath(from: .where { $0.name != "empty" }, to: "loaded.ready")
    }

    @Test("Nothing is removed without a click")
    func clicks() throws {
        let beginnings = try explore(hasOtherWindows: true).transitions.filter { $0.to == "loaded.removing" }
        #expect(Set(beginnings.map(\.action)) == ["remove", "retry"])
        #expect(beginnings.allSatisfy { !$0.continues })
    }

    @Test("The diagram beside the feature is that of the feature")
    func diagram() throws {
        try explore(hasOtherWindows: true).expectDiagram(in: "../../Sources/ShoppingFeatures/Favorites/README.md")
    }
}
