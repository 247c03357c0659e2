import SwiftUI
import VSM

/// A field with rules that can be shown, which is a state of its own.
struct NameField: View {
    @Binding var name: String
    @State private var showsRules = false

    var body: some View {
        TextField("Name", text: $name)
        Button("Rules") { showsRules.toggle() }
        if showsRules { Text("Names have at most 20 letters.") }
    }
}

struct TwoFieldsView: View {
    @ViewState var state: RenamingViewState
    @State private var name = ""

    init(state: RenamingViewState) {
        _state = .init(wrappedValue: state)
    }

    var body: some View {
        // snippet.two
        switch state {
        case .editing(let model), .failed(_, let model):
            NameField(name: $name)
            Button("Save") { $state.observe(model.save(name)) }
        case .saving:
            NameField(name: $name).disabled(true)  // another field
            ProgressView()
        }
        // snippet.end
    }
}

struct OneFieldView: View {
    @ViewState var state: RenamingViewState
    @State private var name = ""

    init(state: RenamingViewState) {
        _state = .init(wrappedValue: state)
    }

    var body: some View {
        // snippet.one
        NameField(name: $name).disabled(state.isSaving)
        if let model = state.model {
            Button("Save") { $state.observe(model.save(name)) }
        } else {
            ProgressView()
        }
        // snippet.end
    }
}
