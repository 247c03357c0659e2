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
        SettingsViewState.LoaderModel(load: { followSettings(.unchanged).prepend(.loading).eraseToAnyPublisher() })
    }

    func buildReadyModel(_ settings: Settings) -> SettingsViewState.ReadyModel {
        func set(_ setting: Setting, to isOn: Bool) -> AnyPublisher<SettingsViewState, Never> {
            var changed = settings
            changed[setting] = isOn
            return dependencies.settingsRepository.set(setting, to: isOn)
                .map { followSettings(.saved) }
                .catch { error in Just(failure(error, of: setting, to: isOn)) }
                .switchToLatest()
                .prepend(.loaded(changed, .saving(setting), buildReadyModel(changed)))
                .eraseToAnyPublisher()
        }

        func failure(
            _ error: any Error,
            of setting: Setting,
            to isOn: Bool
        ) -> AnyPublisher<SettingsViewState, Never> {
            // The switches show what is saved, also those that were turned meanwhile.
            dependencies.settingsRepository.settingsPublisher.first()
                .map { settings in
                    let ready = buildReadyModel(settings)
                    let model = SettingsViewState.ErrorModel(
                        message: error.messageForShopper,
                        retry: { ready.set(setting, isOn) }
                    )
                    return .loaded(settings, .failed(setting, model), ready)
                }
                .catch { error in Just(.failed(buildErrorModel(error))) }
                .eraseToAnyPublisher()
        }

        return SettingsViewState.ReadyModel(set: { setting, isOn in set(setting, to: isOn) })
    }

    func buildErrorModel(_ error: any Error) -> SettingsViewState.ErrorModel {
        SettingsViewState.ErrorModel(message: error.messageForShopper, retry: buildLoaderModel().load)
    }

    /// The current settings, and the settings after each change in any window.
    private func followSettings(_ activity: SettingsViewState.Activity) -> AnyPublisher<SettingsViewState, Never> {
        dependencies.settingsRepository.settingsPublisher
            .map { settings in .loaded(settings, activity, buildReadyModel(settings)) }
            .catch { error in Just(.failed(buildErrorModel(error))) }
            .eraseToAnyPublisher()
    }
}
