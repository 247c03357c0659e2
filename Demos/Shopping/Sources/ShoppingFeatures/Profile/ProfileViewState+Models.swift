import VSM

extension ProfileViewState.LoaderModel {
    /// The dependencies of the feature.
    public typealias Dependencies = ProfileRepositoryDependency

    /// Creates the first model of the feature.
    public init(dependencies: any Dependencies) {
        load = {
            StateSequence({ .loading }).following {
                try await dependencies.profileRepository.usernames()
            } as: { username in
                .loaded(.init(username.description, .unchanged, dependencies))
            } catch: { error in
                .failed(.init(message: error.messageForShopper, retry: Self(dependencies: dependencies).load))
            }
        }
    }
}

extension ProfileViewState.EditingModel {
    typealias Dependencies = ProfileViewState.LoaderModel.Dependencies

    init(_ text: String, _ activity: ProfileViewState.Activity, _ dependencies: any Dependencies) {
        username = text
        self.activity = activity
        save = { text in
            do throws(UsernameProblem) {
                return Self.save(try Username(text), typedAs: text, dependencies)
            } catch {
                return FinishingAction(.loaded(Self(text, .refused(message: error.description), dependencies)))
            }
        }
    }

    private static func save(
        _ username: Username,
        typedAs text: String,
        _ dependencies: any Dependencies
    ) -> FinishingAction<ProfileViewState> {
        FinishingAction(
            StateSequence({ .loaded(Self(text, .saving, dependencies)) }).then {
                try await dependencies.profileRepository.save(username)
                return follow(after: username, typedAs: text, dependencies)
            } catch: { error in
                let retry = { save(username, typedAs: text, dependencies) }
                return .loaded(Self(text, .failed(.init(message: error.messageForShopper, retry: retry)), dependencies))
            }
        )
    }

    /// The text stays as it was typed, also with a space at its end, until another window saves another name.
    private static func follow(
        after own: Username,
        typedAs text: String,
        _ dependencies: any Dependencies
    ) -> StateSequence<ProfileViewState> {
        let saved = ProfileViewState.loaded(Self(text, .saved, dependencies))
        var isOwn = true
        return StateSequence().following {
            try await dependencies.profileRepository.usernames()
        } as: { username in
            isOwn = isOwn && username == own
            return isOwn ? saved : .loaded(Self(username.description, .unchanged, dependencies))
        } catch: { _ in
            // The name is saved, whether or not its changes can be followed.
            isOwn ? saved : nil
        }
    }
}
