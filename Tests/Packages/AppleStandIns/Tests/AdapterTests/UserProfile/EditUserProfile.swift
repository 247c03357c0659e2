import SwiftUI
import VSM

struct EditUserProfileViewState: MutatingCopyable {
    var data: UserData
    var editingState: EditingState

    enum EditingState {
        case editing(EditingModel)
        case savingError(ErrorModel)
    }

    struct EditingModel {
        let dependencies: UserDataProvidingDependency

        func save(
            username: String,
            from state: EditUserProfileViewState
        ) -> AnyPublisher<EditUserProfileViewState, Never> {
            dependencies.userDataRepository.save(userData: UserData(username: username))
                .map { state.copy(mutatingPath: \.data, value: $0) }
                .catch { _ in
                    let errorModel = ErrorModel(message: "No name, no user.", cancelled: state)
                    return Just(state.copy(mutatingPath: \.editingState, value: .savingError(errorModel)))
                }
                .eraseToAnyPublisher()
        }
    }

    struct ErrorModel {
        let message: String
        let cancel: () -> EditUserProfileViewState

        init(message: String, cancelled state: EditUserProfileViewState) {
            self.message = message
            cancel = { state }
        }
    }
}

struct EditUserProfileView: View {
    @ViewState var state: EditUserProfileViewState
    @State private var username = ""

    init(dependencies: UserDataProvidingDependency, userData: UserData) {
        let model = EditUserProfileViewState.EditingModel(dependencies: dependencies)
        _state = .init(wrappedValue: .init(data: userData, editingState: .editing(model)))
    }

    var body: some View {
        switch state.editingState {
        case .editing(let model):
            TextField("Name", text: $username)
                .onChange(of: state.data.username, initial: true) { username = state.data.username }
            Button("Save") { $state.observe(model.save(username: username, from: state)) }
        case .savingError(let errorModel):
            Text(errorModel.message)
            Button("Cancel") { $state.observe(errorModel.cancel()) }
        }
    }
}
