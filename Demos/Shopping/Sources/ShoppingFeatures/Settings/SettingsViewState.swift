public import VSM

// The states and models of the feature. Style: struct builder. The models are structs of closures, which
// `SettingsModelBuilder` builds.

/// The states of the settings.
public enum SettingsViewState: StateWithInitialAction {
    /// Nothing has been requested yet.
    case initialized(LoaderModel)
    /// The settings are being loaded.
    case loading
    /// The settings are loaded.
    case loaded(Settings, Activity, ReadyModel)
    /// The settings could not be loaded.
    case failed(ErrorModel)

    /// Begins with loading.
    public func observeInitialAction(in container: StateContainer<Self>) {
        if case .initialized(let model) = self { container.observe(model.load()) }
    }

    /// What becomes of the settings.
    public enum Activity {
        /// They were not changed here.
        case unchanged
        /// They were changed here, and are saved.
        case saved
        /// One of them is being saved.
        case saving(Setting)
        /// One of them could not be saved.
        case failed(Setting, SavingErrorModel)
    }

    /// Loads the settings.
    public struct LoaderModel {
        /// Loads the settings, and then follows their changes.
        public let load: () -> StateSequence<SettingsViewState>
    }

    /// Changes settings.
    public struct ReadyModel {
        /// Turns a setting on or off, also while another one is being saved, and then follows the settings.
        public let set: (Setting, _ isOn: Bool) -> FinishingAction<SettingsViewState>
    }

    /// Saves a setting again that could not be saved.
    public struct SavingErrorModel {
        /// A message for the shopper.
        public let message: String
        /// Saves it again.
        public let retry: () -> FinishingAction<SettingsViewState>
    }

    /// Loads the settings again.
    public struct ErrorModel {
        /// A message for the shopper.
        public let message: String
        /// Loads the settings again.
        public let retry: () -> StateSequence<SettingsViewState>
    }
}
