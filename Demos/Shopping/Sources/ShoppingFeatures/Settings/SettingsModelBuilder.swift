import VSM

/// Builds the models of the settings.
public struct SettingsModelBuilder {
    /// The dependencies of the feature.
    public typealias Dependencies = SettingsRepositoryDependency

    private let dependencies: any Dependencies

    /// Creates a builder.
    public init(dependencies: any Dependencies) {
        self.dependencies = dependencies
    }

    /// Creates the first model of the feature.
    public func buildLoaderModel() -> SettingsViewState.LoaderModel {
        SettingsViewState.LoaderModel(load: { StateSequence({ .loading }).then { follow(.unchanged) } })
    }

    func buildReadyModel(_ settings: Settings) -> SettingsViewState.ReadyModel {
        func set(_ setting: Setting, to isOn: Bool) -> FinishingAction<SettingsViewState> {
            var changed = settings
            changed[setting] = isOn
            let saving = SettingsViewState.loaded(changed, .saving(setting), buildReadyModel(changed))
            return FinishingAction(
                StateSequence({ saving }).then {
                    do {
                        try await dependencies.settingsRepository.set(setting, to: isOn)
                        return follow(.saved)
                    } catch {
                        return failure(error, of: setting, to: isOn)
                    }
                }
            )
        }

        return SettingsViewState.ReadyModel(set: set)
    }

    /// The switches show what is saved, also those that were turned meanwhile.
    private func failure(_ error: any Error, of setting: Setting, to isOn: Bool) -> StateSequence<SettingsViewState> {
        StateSequence().following {
            try await dependencies.settingsRepository.settings().prefix(1)
        } as: { settings in
            let ready = buildReadyModel(settings)
            let message = error.messageForShopper
            return .loaded(
                settings,
                .failed(setting, .init(message: message, retry: { ready.set(setting, isOn) })),
                ready
            )
        } catch: { error in
            .failed(buildErrorModel(error))
        }
    }

    /// The current settings, and the settings after each change in any window.
    private func follow(_ activity: SettingsViewState.Activity) -> StateSequence<SettingsViewState> {
        StateSequence().following {
            try await dependencies.settingsRepository.settings()
        } as: { settings in
            .loaded(settings, activity, buildReadyModel(settings))
        } catch: { error in
            .failed(buildErrorModel(error))
        }
    }

    private func buildErrorModel(_ error: any Error) -> SettingsViewState.ErrorModel {
        SettingsViewState.ErrorModel(message: error.messageForShopper, retry: buildLoaderModel().load)
    }
}
