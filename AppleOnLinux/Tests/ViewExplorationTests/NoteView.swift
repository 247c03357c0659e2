import SwiftUI
import VSM

/// What is wrong with a view.
enum Mistake: String, CaseIterable {
    case nothing
    case buttonWithoutAction
    case actionWithoutButton
    case missingRetry
    case switchWithoutAction
    case switchThatFlipsBack
    case fieldThatLosesText
    case disabledButton
    case buttonOfAnotherAction
    case twoButtonsWithOneName
    case alertThatStays
    case sheetWithoutButton
}

struct NoteView: View {
    @ViewState private var state = NoteViewState.editing(NoteModel())
    @State private var isAsking = false
    @State private var isShowingHelp = false
    let mistake: Mistake

    var body: some View {
        switch state {
        case .editing(let model): editor(model)
        case .saving: ProgressView("Saving...")
        case .saveFailed(let model):
            if mistake != .missingRetry { Button("Retry") { $state.observe(model.retry()) } }
            if mistake != .actionWithoutButton { Button("Cancel") { $state.observe(model.cancel()) } }
        case .deleted(let model):
            Button("Undo") { $state.observe(model.undo()) }
        }
    }

    private func editor(_ model: NoteModel) -> some View {
        Form {
            TextField("Text", text: text)
            Toggle("Pinned", isOn: isPinned)
            Button("Save") {
                switch mistake {
                case .buttonWithoutAction: break
                case .buttonOfAnotherAction: $state.observe(.saveFailed(SaveFailedModel(note: model)))
                default: $state.observe(model.save())
                }
            }
            .disabled(mistake == .disabledButton)
            if mistake == .twoButtonsWithOneName { Button("Delete") { isAsking = true } }
            Button("Delete") { isAsking = true }
            if mistake == .sheetWithoutButton { Button("Help") { isShowingHelp = true } }
        }
        .alert("Delete the note?", isPresented: isAskingForDeletion) {
            Button("Yes") { if mistake != .alertThatStays { $state.observe(model.delete()) } }
            Button("No") {}
        }
        .sheet(isPresented: $isShowingHelp) { Text("Write, and save.") }
    }

    private var text: Binding<String> {
        mistake == .fieldThatLosesText ? .constant("") : $state.bind(\.text, whenOffered: { $0.note?.write($1) })
    }

    private var isPinned: Binding<Bool> {
        switch mistake {
        case .switchWithoutAction: .constant(false)
        case .switchThatFlipsBack: $state.bind(\.isPinned, whenOffered: { state, _ in state.note?.pin(false) })
        default: $state.bind(\.isPinned, whenOffered: { $0.note?.pin($1) })
        }
    }

    private var isAskingForDeletion: Binding<Bool> {
        mistake == .alertThatStays
            ? Binding(get: { [isAsking] in isAsking }, set: { _ in }) : $isAsking
    }
}
