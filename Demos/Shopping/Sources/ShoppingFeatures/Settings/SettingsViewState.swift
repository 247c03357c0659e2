public import VSM

// The states and models of the feature. Style: struct builder. The models are structs of closures, which
// `SettingsModelBuilder` builds.

/// The states of the settings.
public enum SettingsViewState {
    /// Nothing has been requested yet.
    case initialized(LoaderModel)
    /// The settings are being loaded.
    case loading
    /// The settings are loaded.
    case loaded(Settings, Activity, ReadyModel)
    /// The settings could not be loaded.
    case failed(ErrorModel)

    /// What becomes of the settings.
    public enum Activity {
        /// They were not changed here.
        case unchanged
        /// They were changed here, and are saved.
        case saved
        /// One of them is being saved.
        case saving(Setting)
        /// One of them could not be saved.
        case failed(Setting, ErrorModel)
    }

    /// Loads the settings.
    public struct LoaderModel {
        /// Loads the settings, and then follows their changes.
        public let load: () -> AnyPublisher<SettingsViewState, Never>
    }

    /// Changes settings.
    public struct ReadyModel {
        /// Turns a setting on or off, also while another one is being saved.
        public let set: (Setting, _ isOn: Bool) -> AnyPublisher<SettingsViewState, Never>
    }

    /// Repeats what failed.
    public struct ErrorModel {
        /// A message for the shopper.
        public let message: String
        /// Repeats what failed.
        public let retry: () -> AnyPublisher<SettingsViewState, Never>
    }
}

extension SettingsViewState: StateWithInitialAction {
    /// Begins with loading.
    public func observeInitialAction(in container: StateContainer<SettingsViewState>) {
        if case .initialized(let model) = self { container.observe(model.load()) }
    }
}
