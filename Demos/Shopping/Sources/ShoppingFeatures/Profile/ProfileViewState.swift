public import VSM

/// The states of the profile.
public enum ProfileViewState: StateWithInitialAction {
    /// Nothing has been requested yet.
    case initialized(ProfileLoaderModel)
    /// The profile is being loaded.
    case loading
    /// The user name can be edited.
    case loaded(ProfileEditingModel)
    /// The profile could not be loaded.
    case failed(ErrorModel<StateSequence<Self>>)

    /// Starts to load the profile.
    public func observeInitialAction(in container: StateContainer<Self>) {
        if case .initialized(let model) = self { container.observe(model.load()) }
    }

    /// The status of the text in the field.
    public enum Activity {
        /// The text is the user name and was not changed here.
        case unchanged
        /// The text was saved as the user name.
        case saved
        /// The text is being saved.
        case saving
        /// The text cannot be a user name; the user name stays unchanged.
        case refused(UsernameProblem)
        /// The text could not be saved.
        case failed(ErrorModel<FinishingAction<ProfileViewState>>)
    }

    /// The text in the field; empty until the profile has been loaded.
    public var username: String { editor?.username ?? "" }

    /// The model of the field.
    public var editor: ProfileEditingModel? {
        if case .loaded(let model) = self { model } else { nil }
    }

    /// How long a view waits after the last keystroke before it saves.
    ///
    /// ```swift
    /// container.observe(model.save(text), debounced: ProfileViewState.pauseBeforeSaving, identifier: "username")
    /// ```
    public static let pauseBeforeSaving: RateLimitTime = .milliseconds(500)
}

/// Loads the profile.
public struct ProfileLoaderModel {
    private let dependencies: any ProfileRepositoryDependency

    /// Creates the first model of the feature.
    public init(dependencies: any ProfileRepositoryDependency) {
        self.dependencies = dependencies
    }

    /// Loads the profile, and then follows its changes.
    public func load() -> StateSequence<ProfileViewState> {
        StateSequence(.loading).following {
            try await dependencies.profileRepository.usernames()
        } as: { username in
            let name = username.description
            return .loaded(ProfileEditingModel(username: name, activity: .unchanged, dependencies: dependencies))
        } catch: { error in
            .failed(ErrorModel(error, retry: load))
        }
    }
}

/// The user name with the status of the edited text.
public struct ProfileEditingModel {
    /// The text in the field.
    public let username: String
    /// The status of the text.
    public let activity: ProfileViewState.Activity
    let dependencies: any ProfileRepositoryDependency

    /// Saves a text as the user name, even if the shopper leaves, and then follows its changes again.
    public func save(_ text: String) -> FinishingAction<ProfileViewState> {
        do throws(UsernameProblem) {
            return save(try Username(text), typedAs: text)
        } catch {
            return FinishingAction(showing(text, .refused(error)))
        }
    }

    private func save(_ username: Username, typedAs text: String) -> FinishingAction<ProfileViewState> {
        FinishingAction(
            StateSequence(showing(text, .saving)).then {
                try await dependencies.profileRepository.save(username)
                return following(username, typedAs: text)
            } catch: { error in
                showing(text, .failed(ErrorModel(error) { save(username, typedAs: text) }))
            }
        )
    }

    /// Keeps the text as it was typed, even with a space at its end, until another window saves another name.
    private func following(_ own: Username, typedAs text: String) -> StateSequence<ProfileViewState> {
        StateSequence(showing(text, .saved)).following {
            try await dependencies.profileRepository.usernames().drop { $0 == own }
        } as: { username in
            showing(username.description, .unchanged)
        } catch: { _ in
            // The name is saved even if its changes cannot be followed.
            nil
        }
    }

    private func showing(_ text: String, _ activity: ProfileViewState.Activity) -> ProfileViewState {
        .loaded(Self(username: text, activity: activity, dependencies: dependencies))
    }
}
