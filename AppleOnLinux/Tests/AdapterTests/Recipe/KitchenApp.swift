import SwiftUI

struct KitchenView: View {
    typealias Dependencies = ShowRecipeView.Dependencies & EditRecipeView.Dependencies
    let dependencies: Dependencies

    var body: some View {
        VStack {
            ShowRecipeView(dependencies: dependencies)
            EditRecipeView(dependencies: dependencies, recipe: Recipe(title: "Soup"))
        }
    }
}

/// The dependencies conform to those of the first view, which include those of all its subviews.
struct KitchenApp: App {
    let dependencies: KitchenView.Dependencies = KitchenDependencies()

    var body: some Scene {
        WindowGroup {
            KitchenView(dependencies: dependencies)
        }
    }
}
