import SwiftUI
import VSM

nonisolated struct PlantSettingsViewState: MutatingCopyable {
    var remindsMe = false
    var hour = 8
    var volume = 0.5

    func set<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
        copy(mutatingPath: path, value: value)
    }
}

struct PlantSettingsView: View {
    @ViewState var state = PlantSettingsViewState()
    @AppStorage("isCompact") private var isCompact = false
    @State private var showsHelp = false

    var body: some View {
        NavigationStack {
            Form {
                Toggle("Remind Me", isOn: $state.bind(\.remindsMe, to: { $0.set(\.remindsMe, $1) }))
                if state.remindsMe {
                    Stepper("At \(state.hour)", value: $state.bind(\.hour, to: { $0.set(\.hour, $1) }))
                    Slider(value: $state.bind(\.volume, to: { $0.set(\.volume, $1) }))
                }
                Toggle("Compact", isOn: $isCompact)
                Button("Help") { showsHelp = true }
                    .sheet(isPresented: $showsHelp) { Text(isCompact ? "Water." : "All about plants.") }
            }
            .navigationTitle("Settings")
        }
    }
}
