import ProfileData
import VSM

extension EditUserProfileViewState.EditingModel {
    typealias Dependencies = UserDataProvidingDependency

    init(dependencies: any Dependencies, userData: UserData) {
        saveUsername = { username in
            Just(EditUserProfileViewState(data: userData, editingState: .saving))
                .merge(with: Self.save(username: username, for: userData, dependencies: dependencies))
                .eraseToAnyPublisher()
        }
    }

    private static func save(
        username: String,
        for userData: UserData,
        dependencies: any Dependencies
    ) -> AnyPublisher<EditUserProfileViewState, Never> {
        dependencies.userDataRepository.save(userData: UserData(username: username))
            .map { savedUserData in
                EditUserProfileViewState(
                    data: savedUserData,
                    editingState: .editing(Self(dependencies: dependencies, userData: savedUserData))
                )
            }
            .catch { error in
                handleSavingError(error, username: username, for: userData, dependencies: dependencies)
            }
            .eraseToAnyPublisher()
    }

    private static func handleSavingError(
        _ error: any Error,
        username: String,
        for userData: UserData,
        dependencies: any Dependencies
    ) -> Just<EditUserProfileViewState> {
        let errorModel = EditUserProfileViewState.ErrorModel(
            dependencies: dependencies,
            error: error,
            username: username,
            userData: userData
        )
        return Just(EditUserProfileViewState(data: userData, editingState: .savingError(errorModel)))
    }
}
