import VSM

nonisolated enum NewPlantViewState {
    case editing(NewPlantModel)
    case saving
    case failed(PlantFailure, NewPlantModel)
    case added
}

nonisolated struct NewPlantModel {
    typealias Dependencies = PlantStoringDependency
    let dependencies: any Dependencies

    func add(_ plant: Plant) -> FinishingAction<NewPlantViewState> {
        FinishingAction(
            StateSequence(.saving).then {
                try await dependencies.plantStore.add(plant)
                return .added
            } catch: { error in
                .failed(error as? PlantFailure ?? .offline, self)
            }
        )
    }
}
