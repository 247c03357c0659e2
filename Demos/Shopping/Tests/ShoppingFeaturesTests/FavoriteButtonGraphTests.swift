import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Favorite button: state graph")
struct FavoriteButtonGraphTests {
    /// Explores the button.
    ///
    /// - Parameter hasOtherWindows: whether the favorites change in other windows while they are followed.
    private func explore(hasOtherWindows: Bool) throws -> StateGraph<FavoriteButtonViewState> {
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
            identifiedBy: { state in
                switch state {
                case .initialized: "initialized"
                case .loading: "loading"
                case .loaded(let toggler): toggler.isFavorite ? "loaded.favorite" : "loaded.other"
                case .toggling(let isFavorite): isFavorite ? "toggling.on" : "toggling.off"
                case .togglingFailed(_, let model): model.isFavorite ? "togglingFailed.off" : "togglingFailed.on"
                case .failed: "failed"
                }
            }
        )
    }

    @Test("The button rests where it can be clicked, and failed actions can be retried")
    func ways() throws {
        let graph = try explore(hasOtherWindows: false)
        graph.expectNoHangs(except: ["loaded.favorite", "loaded.other"])
        graph.expectNoDeadEnds()
        graph.expectPath(from: .every, to: "loaded.favorite")
        graph.expectPath(from: .every, to: "loaded.other")
    }

    @Test("Only a click changes a favorite, from what the shopper saw to the opposite")
    func clicks() throws {
        let graph = try explore(hasOtherWindows: true)
        #expect(
            Set(graph.transitions.filter { $0.to == "toggling.on" }.map(\.from)) == [
                "loaded.other", "togglingFailed.on",
            ]
        )
        #expect(
            Set(graph.transitions.filter { $0.to == "toggling.off" }.map(\.from))
                == ["loaded.favorite", "togglingFailed.off"]
        )
    }

    @Test("The diagram beside the feature is that of the feature")
    func diagram() throws {
        try explore(hasOtherWindows: true).expectDiagram(
            in: "../../Sources/ShoppingFeatures/FavoriteButton/README.md"
        )
    }
}
