import VSM

extension ProfileViewState.LoaderModel {
    /// The dependencies of the feature.
    public typealias Dependencies = ProfileRepositoryDependency

    /// Creates the first model of the feature.
    public init(dependencies: any Dependencies) {
        load = {
            dependencies.profileRepository.usernamePublisher
                .map { .loaded(.init($0.description, .saved, dependencies: dependencies)) }
                .catch { error in
                    Just(.failed(.init(message: error.messageForShopper, dependencies: dependencies)))
                }
                .prepend(.loading)
                .eraseToAnyPublisher()
        }
    }
}

extension ProfileViewState.EditingModel {
    typealias Dependencies = ProfileViewState.LoaderModel.Dependencies

    init(_ text: String, _ activity: ProfileViewState.Activity, dependencies: any Dependencies) {
        username = text
        self.activity = activity
        save = { Self.save($0, dependencies) }
    }

    fileprivate static func save(
        _ text: String,
        _ dependencies: any Dependencies
    ) -> FinishingAction<ProfileViewState> {
        func state(_ activity: ProfileViewState.Activity) -> ProfileViewState {
            .loaded(.init(text, activity, dependencies: dependencies))
        }

        do {
            let username = try Username(text)
            return FinishingAction(
                dependencies.profileRepository.save(username)
                    .map { state(.saved) }
                    .catch { error in
                        let again = ProfileViewState.SavingErrorModel(
                            message: error.messageForShopper,
                            retry: { Self.save(text, dependencies) }
                        )
                        return Just(state(.failed(again)))
                    }
                    .prepend(state(.saving))
            )
        } catch {
            return FinishingAction(state(.refused(message: error.description)))
        }
    }
}

extension ProfileViewState.ErrorModel {
    init(message: String, dependencies: any ProfileViewState.LoaderModel.Dependencies) {
        self.message = message
        retry = { ProfileViewState.LoaderModel(dependencies: dependencies).load() }
    }
}
