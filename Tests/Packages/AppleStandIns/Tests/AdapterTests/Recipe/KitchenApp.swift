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

/// The program's dependencies conform to what its first view needs, which is what all views in it need.
struct KitchenApp: App {
    let dependencies: KitchenView.Dependencies = KitchenDependencies()

    var body: some Scene {
        WindowGroup {
            KitchenView(dependencies: dependencies)
        }
    }
}
