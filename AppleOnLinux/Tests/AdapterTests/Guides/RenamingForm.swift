import SwiftUI
import VSM

struct RenamingForm: View {
    @ViewState var state: RenamingViewState
    @State private var name = ""
    @FocusState private var isNameFocused: Bool

    init(state: RenamingViewState) {
        _state = .init(wrappedValue: state)
    }

    var body: some View {
        Form {
            nameField
            if isNameFocused { Text("A name has at most 20 letters.") }
            Button("Save", action: save).disabled(state.isSaving)
        }
        // snippet.alert
        .alert("The name was not saved.", isPresented: isOffline) {
            Button("Try Again", action: save)
            Button("Cancel", role: .cancel) {}
        } message: {
            Text(RenamingFailure.offline.message)
        }
        // snippet.end
    }

    // snippet.alert

    private var isOffline: Binding<Bool> {
        $state.bind(\.isOffline, whenOffered: { state, _ in state.model?.dismissFailure() })
    }

    private func save() { $state.observeIfOffered { $0.model?.save(name) } }
    // snippet.end

    @ViewBuilder private var nameField: some View {
        // snippet.focus
        TextField("Name", text: $name)
            .disabled(state.isSaving)
            .focused($isNameFocused)
            .onReceive($state.didSetPublisher) { newState in
                if case .failed(.nameIsTaken, _) = newState { isNameFocused = true }
            }
        if state.failure == .nameIsTaken { Text(RenamingFailure.nameIsTaken.message) }
        // snippet.end
    }
}

// snippet.message
extension RenamingFailure {
    var message: LocalizedStringKey {
        switch self {
        case .nameIsTaken: "Another list has this name."
        case .offline: "You are offline."
        }
    }
}
// snippet.end
