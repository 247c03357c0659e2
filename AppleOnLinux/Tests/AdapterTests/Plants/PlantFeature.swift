import VSM

nonisolated enum PlantViewState {
    case shown(PlantModel)
    case saving(Plant)
    case failed(PlantFailure, PlantModel)
    case removed
}

nonisolated struct PlantModel {
    typealias Dependencies = PlantStoringDependency
    let plant: Plant
    let dependencies: any Dependencies

    func water() -> FinishingAction<PlantViewState> {
        FinishingAction(
            StateSequence(.saving(plant)).then {
                try await dependencies.plantStore.water(plant.id)
                var watered = plant
                watered.isThirsty = false
                return .shown(PlantModel(plant: watered, dependencies: dependencies))
            } catch: { _ in
                .failed(.offline, self)
            }
        )
    }

    func remove() -> FinishingAction<PlantViewState> {
        FinishingAction(
            StateSequence(.saving(plant)).then {
                try await dependencies.plantStore.remove([plant.id])
                return .removed
            } catch: { _ in
                .failed(.offline, self)
            }
        )
    }
}
