import VSM

extension ProfileViewState.LoaderModel {
    /// The dependencies of the feature.
    public typealias Dependencies = ProfileRepositoryDependency

    /// Creates the first model of the feature.
    public init(dependencies: any Dependencies) {
        load = {
            dependencies.profileRepository.usernamePublisher
                .map { .loaded(.init($0.description, .unchanged, dependencies: dependencies)) }
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

    init(
        _ text: String,
        _ activity: ProfileViewState.Activity,
        following: Following? = nil,
        dependencies: any Dependencies
    ) {
        username = text
        self.activity = activity
        self.following = following
        save = { Self.save($0, dependencies) }
    }

    fileprivate static func save(
        _ text: String,
        _ dependencies: any Dependencies
    ) -> FinishingAction<ProfileViewState> {
        func state(
            _ activity: ProfileViewState.Activity,
            text: String = text,
            following: Following? = nil
        ) -> ProfileViewState {
            .loaded(.init(text, activity, following: following, dependencies: dependencies))
        }

        let username: Username
        do {
            username = try Username(text)
        } catch {
            return FinishingAction(state(.refused(message: error.description)))
        }
        let following = Following()
        let saving = dependencies.profileRepository.save(username)
            .map { [end = following.end, weak following] in
                // First, so that nothing begins that has ended already.
                end.filter { $0 }.map { _ in nil }.setFailureType(to: (any Error).self)
                    .merge(with: dependencies.profileRepository.usernamePublisher.map(Optional.some))
                    .prefix { $0 != nil }
                    .compactMap(\.self)
                    // The name is saved, whether or not its changes can be followed.
                    .catch { _ in Empty() }
                    .replaceEmpty(with: username)
                    // The text stays as it was typed, also with a space at its end: the shopper may go on typing.
                    .scan((isOwn: true, name: username)) { (isOwn: $0.isOwn && $1 == username, name: $1) }
                    .map { [weak following] isOwn, name in
                        isOwn
                            ? state(.saved, following: following)
                            : state(.unchanged, text: name.description, following: following)
                    }
                    .eraseToAnyPublisher()
            }
            .catch { error in
                let again = ProfileViewState.SavingErrorModel(
                    message: error.messageForShopper,
                    retry: { Self.save(text, dependencies) }
                )
                return Just(Just(state(.failed(again))).eraseToAnyPublisher())
            }
            .switchToLatest()
            .prepend(state(.saving, following: following))
        return FinishingAction(saving)
    }
}

/// Ends what follows the user name when no state has this object any more: the shopper types again, or has left.
///
/// A `FinishingAction` has to end by itself, and following has no end.
final class Following {
    let end = CurrentValueSubject<Bool, Never>(false)

    deinit { end.value = true }
}

extension ProfileViewState.ErrorModel {
    init(message: String, dependencies: any ProfileViewState.LoaderModel.Dependencies) {
        self.message = message
        retry = { ProfileViewState.LoaderModel(dependencies: dependencies).load() }
    }
}
