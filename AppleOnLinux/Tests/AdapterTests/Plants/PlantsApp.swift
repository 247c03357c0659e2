import SwiftUI

struct PlantsApp: App {
    nonisolated struct Dependencies: PlantStoringDependency {
        var plantStore: any PlantStoring = PlantStore()
    }

    var dependencies = Dependencies()

    var body: some Scene {
        WindowGroup {
            TabView {
                Tab("Plants", systemImage: "leaf") { PlantListView(dependencies: dependencies) }
                Tab("Settings", systemImage: "gear") { PlantSettingsView() }
            }
        }
    }
}
