public import VSM

/// The states of the settings.
public enum SettingsViewState: StateWithInitialAction {
    /// Nothing has been requested yet.
    case initialized(SettingsLoaderModel)
    /// The settings are being loaded.
    case loading
    /// The settings are loaded.
    case loaded(Settings, Activity, SettingsModel)
    /// The settings could not be loaded.
    case failed(ErrorModel<StateSequence<Self>>)

    /// Starts to load the settings.
    public func observeInitialAction(in container: StateContainer<Self>) {
        if case .initialized(let model) = self { container.observe(model.load()) }
    }

    /// The status of the settings.
    public enum Activity {
        /// The settings were not changed here.
        case unchanged
        /// The settings were changed here and are saved.
        case saved
        /// A setting is being saved.
        case saving(Setting)
        /// A setting could not be saved.
        case failed(Setting, ErrorModel<FinishingAction<SettingsViewState>>)
    }
}

/// Loads the settings.
public struct SettingsLoaderModel {
    let dependencies: any SettingsRepositoryDependency

    /// Creates the first model of the feature.
    public init(dependencies: any SettingsRepositoryDependency) {
        self.dependencies = dependencies
    }

    /// Loads the settings, and then follows their changes.
    public func load() -> StateSequence<SettingsViewState> {
        StateSequence(.loading).then { follow(.unchanged) }
    }

    /// Follows the settings: their current value, and their value after each change in any window.
    func follow(_ activity: SettingsViewState.Activity) -> StateSequence<SettingsViewState> {
        StateSequence().following {
            try await dependencies.settingsRepository.settings()
        } as: { settings in
            .loaded(settings, activity, SettingsModel(settings: settings, loader: self))
        } catch: { error in
            .failed(ErrorModel(error, retry: load))
        }
    }
}

/// Changes settings.
public struct SettingsModel: MutatingCopyable {
    var settings: Settings
    let loader: SettingsLoaderModel

    /// Turns a setting on or off, after the one that is being saved, and then follows the settings.
    public func set(_ setting: Setting, to isOn: Bool) -> FinishingAction<SettingsViewState> {
        let changed = copy(mutating: { $0.settings[setting] = isOn })
        return FinishingAction(
            StateSequence(.loaded(changed.settings, .saving(setting), changed)).then {
                do {
                    try await loader.dependencies.settingsRepository.set(setting, to: isOn)
                    return loader.follow(.saved)
                } catch {
                    return notSaved(setting, isOn, error)
                }
            }
        )
    }

    /// Shows the saved settings on all switches, including those that were turned in the meantime.
    private func notSaved(_ setting: Setting, _ isOn: Bool, _ error: any Error) -> StateSequence<SettingsViewState> {
        StateSequence().following {
            try await loader.dependencies.settingsRepository.settings().prefix(1)
        } as: { settings in
            let model = SettingsModel(settings: settings, loader: loader)
            return .loaded(settings, .failed(setting, ErrorModel(error) { model.set(setting, to: isOn) }), model)
        } catch: { error in
            .failed(ErrorModel(error, retry: loader.load))
        }
    }
}
