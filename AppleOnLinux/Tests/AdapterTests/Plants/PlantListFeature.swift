import VSM

nonisolated enum PlantListViewState: StateWithInitialAction {
    case initialized(PlantListLoader)
    case loading
    case loaded(PlantListModel)
    case failed(PlantFailure, PlantListLoader)

    func observeInitialAction(in container: StateContainer<Self>) {
        if case .initialized(let loader) = self { container.observe(loader.load()) }
    }
}

nonisolated struct PlantListLoader {
    typealias Dependencies = PlantStoringDependency
    let dependencies: any Dependencies

    func load() -> StateSequence<PlantListViewState> {
        StateSequence(.loading).then { follow() }
    }

    func follow() -> StateSequence<PlantListViewState> {
        StateSequence().following {
            try await dependencies.plantStore.plants()
        } as: { plants in
            .loaded(PlantListModel(plants: plants, loader: self))
        } catch: { error in
            .failed(error as? PlantFailure ?? .offline, self)
        }
    }
}

nonisolated struct PlantListModel {
    let plants: [Plant]
    let loader: PlantListLoader

    func plants(containing text: String) -> [Plant] {
        text.isEmpty ? plants : plants.filter { $0.name.lowercased().contains(text.lowercased()) }
    }

    func remove(_ ids: [Plant.ID]) -> StateSequence<PlantListViewState> {
        let rest = PlantListModel(plants: plants.filter { !ids.contains($0.id) }, loader: loader)
        return StateSequence(.loaded(rest)).then {
            try await loader.dependencies.plantStore.remove(ids)
            return loader.follow()
        } catch: { error in
            .failed(error as? PlantFailure ?? .offline, loader)
        }
    }
}
