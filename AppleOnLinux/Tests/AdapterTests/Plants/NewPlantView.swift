import SwiftUI
import VSM

struct NewPlantView: View {
    typealias Dependencies = NewPlantModel.Dependencies

    @ViewState var state: NewPlantViewState
    @State private var plant = Plant(id: 0, name: "")
    @FocusState private var isNameFocused: Bool
    private let close: () -> Void

    init(dependencies: any Dependencies, close: @escaping () -> Void) {
        _state = .init(wrappedValue: .editing(NewPlantModel(dependencies: dependencies)))
        self.close = close
    }

    var body: some View {
        NavigationStack {
            form
                .navigationTitle("New Plant")
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") { close() } }
                    ToolbarItem(placement: .confirmationAction) {
                        Button("Save", action: save).disabled(state.model == nil || plant.name.isEmpty)
                    }
                }
                .onReceive($state.didSetPublisher) { state in
                    switch state {
                    case .added: close()
                    case .failed(.nameIsTaken, _): isNameFocused = true
                    case .editing, .saving, .failed: break
                    }
                }
        }
    }

    private var form: some View {
        Form {
            Section {
                TextField("Name", text: $plant.name)
                    .focused($isNameFocused)
                    .submitLabel(.done)
                    .textInputAutocapitalization(.words)
                    .keyboardType(.default)
                    .onSubmit(save)
                TextEditor(text: $plant.note)
            } footer: {
                if case .failed(let failure, _) = state { Text(failure.message) }
            }
            Picker("Place", selection: $plant.place) {
                ForEach(Plant.Place.allCases, id: \.self) { Text($0.rawValue).tag($0) }
            }
            DatePicker("Bought", selection: $plant.bought, displayedComponents: .date)
            Stepper("Every \(plant.days) days", value: $plant.days)
        }
        .disabled(state.model == nil)
    }

    private func save() {
        $state.observeIfOffered { $0.model?.add(plant) }
    }
}

extension NewPlantViewState {
    fileprivate var model: NewPlantModel? {
        switch self {
        case .editing(let model), .failed(_, let model): model
        case .saving, .added: nil
        }
    }
}
