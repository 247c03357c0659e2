import Foundation
import VSM

nonisolated struct Plant: Identifiable, Hashable, Sendable {
    let id: Int
    var name: String
    var place = Place.window
    var note = ""
    var days = 7
    var bought = Date(timeIntervalSince1970: 0)
    var isThirsty = true

    enum Place: String, CaseIterable, Sendable {
        case window
        case shade
    }
}

/// What can happen; the views have the words for it.
nonisolated enum PlantFailure: Error {
    case nameIsTaken
    case offline
}

nonisolated protocol PlantStoring: Sendable {
    /// The plants, now and after each change.
    func plants() async throws -> CurrentValue<[Plant]>.Values
    func add(_ plant: Plant) async throws
    func water(_ id: Plant.ID) async throws
    func remove(_ ids: [Plant.ID]) async throws
}

nonisolated protocol PlantStoringDependency {
    var plantStore: any PlantStoring { get }
}

/// Keeps plants while the app runs.
actor PlantStore: PlantStoring {
    private let current: CurrentValue<[Plant]>
    private let failure: PlantFailure?

    init(_ plants: [Plant] = [], failingWith failure: PlantFailure? = nil) {
        current = CurrentValue(plants)
        self.failure = failure
    }

    func plants() throws -> CurrentValue<[Plant]>.Values {
        if failure == .offline { throw PlantFailure.offline }
        return current.values
    }

    func add(_ plant: Plant) throws {
        if current.value.contains(where: { $0.name == plant.name }) { throw PlantFailure.nameIsTaken }
        current.value.append(
            Plant(
                id: current.value.count + 1,
                name: plant.name,
                place: plant.place,
                note: plant.note,
                days: plant.days,
                bought: plant.bought
            )
        )
    }

    func water(_ id: Plant.ID) {
        if let index = current.value.firstIndex(where: { $0.id == id }) { current.value[index].isThirsty = false }
    }

    func remove(_ ids: [Plant.ID]) { current.value.removeAll { ids.contains($0.id) } }
}
