import SwiftUI
import VSM

struct PlantView: View {
    typealias Dependencies = PlantModel.Dependencies

    @ViewState var state: PlantViewState
    @State private var isAskingToRemove = false
    @State private var showsNote = true
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL

    init(plant: Plant, dependencies: any Dependencies) {
        _state = .init(wrappedValue: .shown(PlantModel(plant: plant, dependencies: dependencies)))
    }

    var body: some View {
        Form {
            if let plant = state.plant {
                facts(of: plant)
            }
            Button("Water") { $state.observeIfOffered { $0.model?.water() } }
                .disabled(state.model?.plant.isThirsty != true)
            Button("Look It Up") { openURL(URL(fileURLWithPath: "/plants")) }
            Button("Remove", role: .destructive) { isAskingToRemove = true }
                .disabled(state.model == nil)
        }
        .confirmationDialog("Remove this plant?", isPresented: $isAskingToRemove, titleVisibility: .visible) {
            Button("Yes, Remove It", role: .destructive) {
                $state.observeIfOffered { $0.model?.remove() }
            }
        }
        .onReceive($state.didSetPublisher) { state in
            if case .removed = state { dismiss() }
        }
    }

    private func facts(of plant: Plant) -> some View {
        Section {
            LabeledContent("Place", value: plant.place.rawValue)
            LabeledContent("Bought") { Text(plant.bought, format: .iso8601) }
            DisclosureGroup("Note", isExpanded: $showsNote) { Text(plant.note) }
            if case .failed(let failure, _) = state { Text(failure.message).foregroundStyle(.red) }
        }
        .navigationTitle(plant.name)
    }
}

extension PlantViewState {
    fileprivate var plant: Plant? {
        switch self {
        case .shown(let model), .failed(_, let model): model.plant
        case .saving(let plant): plant
        case .removed: nil
        }
    }

    fileprivate var model: PlantModel? {
        switch self {
        case .shown(let model), .failed(_, let model): model
        case .saving, .removed: nil
        }
    }
}
