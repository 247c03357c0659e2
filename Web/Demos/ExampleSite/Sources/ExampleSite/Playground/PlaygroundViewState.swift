import VSM
@_spi(Inspection) import VSMInspector

/// The state of the playground: the choices, and a run of the feature that they describe.
struct PlaygroundViewState {
    let run: PlaygroundRun

    init(_ choices: PlaygroundChoices = PlaygroundChoices()) {
        run = PlaygroundRun(choices)
    }

    private init(run: PlaygroundRun) { self.run = run }

    var choices: PlaygroundChoices { run.choices }

    /// Begins a run with other choices.
    func choosing(_ choices: PlaygroundChoices) -> PlaygroundViewState {
        PlaygroundViewState(run: PlaygroundRun(choices, number: run.number + 1))
    }

    /// Begins the same feature again.
    func again() -> PlaygroundViewState { choosing(choices) }
}

/// A run of a feature of the playground, with its service.
final class PlaygroundRun {
    let number: Int
    let choices: PlaygroundChoices
    let service = SimulatedService()
    let feature: PlaygroundFeature
    /// The states as they are before the feature runs.
    let declared: [PlaygroundState]
    let recorder = JourneyRecorder { ($0 as? PlaygroundState)?.name ?? "" }

    init(_ choices: PlaygroundChoices, number: Int = 1) {
        self.number = number
        self.choices = choices
        feature = PlaygroundFeature(choices, service: service)
        declared = feature.declared
    }

    deinit {
        // Tasks that wait for an answer would otherwise keep the feature in memory forever.
        service.close()
    }
}
