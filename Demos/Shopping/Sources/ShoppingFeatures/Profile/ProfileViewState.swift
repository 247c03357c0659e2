public import VSM

// The states and models of the feature. Style: struct extensions. The models are structs of closures; their
// initializers are in a file of their own.

/// The states of the profile.
public enum ProfileViewState: StateWithInitialAction {
    /// Nothing has been requested yet.
    case initialized(LoaderModel)
    /// The profile is being loaded.
    case loading
    /// The user name can be edited.
    case loaded(EditingModel)
    /// The profile could not be loaded.
    case failed(ErrorModel)

    /// Begins with loading.
    public func observeInitialAction(in container: StateContainer<Self>) {
        if case .initialized(let model) = self { container.observe(model.load()) }
    }

    /// How long a view waits after the last key before it saves.
    ///
    /// ```swift
    /// container.observe(model.save(text), debounced: ProfileViewState.pauseBeforeSaving)
    /// ```
    public static let pauseBeforeSaving: Duration = .milliseconds(500)

    /// Loads the profile.
    public struct LoaderModel {
        /// Loads the profile, and then follows its changes.
        public let load: () -> StateSequence<ProfileViewState>
    }

    /// The user name, and what becomes of it.
    public struct EditingModel {
        /// The text in the field.
        public let username: String
        /// What becomes of the text.
        public let activity: Activity
        /// Saves a text as the user name, also if the shopper leaves meanwhile, and then follows its changes again.
        public let save: (_ text: String) -> FinishingAction<ProfileViewState>
    }

    /// What becomes of the text in the field.
    public enum Activity {
        /// It is the user name, and was not changed here.
        case unchanged
        /// It was saved as the user name.
        case saved
        /// It is being saved.
        case saving
        /// It cannot be a user name, as the message says. The user name stays as it is.
        case refused(message: String)
        /// It could not be saved.
        case failed(SavingErrorModel)
    }

    /// Saves the text again that could not be saved.
    public struct SavingErrorModel {
        /// A message for the shopper.
        public let message: String
        /// Saves the text again.
        public let retry: () -> FinishingAction<ProfileViewState>
    }

    /// Loads the profile again.
    public struct ErrorModel {
        /// A message for the shopper.
        public let message: String
        /// Loads the profile again.
        public let retry: () -> StateSequence<ProfileViewState>
    }
}
