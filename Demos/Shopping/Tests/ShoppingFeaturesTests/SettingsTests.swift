import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Settings")
struct SettingsTests {
    private var dependencies = MockDependencies()
    private let settings = SharedValue<Settings>(Settings())

    init() {
        dependencies.settings.settingsAction = { [settings] in settings.changes() }
        dependencies.settings.setAction = { [settings] setting, isOn in
            try await choose(.success(()))
            settings.value[setting] = isOn
        }
    }

    private func page(on host: TestHost) -> StateContainer<SettingsViewState> {
        let container = host.container(
            state: SettingsViewState.initialized(SettingsLoaderModel(dependencies: dependencies))
        )
        container.observeInitialAction()
        host.runUntilIdle()
        return container
    }

    @Test("A switch turns at once, and is saved", arguments: Setting.allCases)
    func turns(setting: Setting) {
        withTestHost { host in
            let container = page(on: host)
            let journey = host.record(container)
            for isOn in [true, false] {
                container.observeIfOffered { $0.editor?.set(setting, to: isOn) }
                #expect(container.state[setting] == isOn)
                host.runUntilIdle()
                #expect(settings.value[setting] == isOn)
            }
            let title = setting.title
            journey.expect(
                [
                    "on: [], unchanged", #"on: ["\#(title)"], saving \#(title)"#, #"on: ["\#(title)"], saved"#,
                    "on: [], saving \(title)", "on: [], saved",
                ],
                of: \.summary
            )
            journey.expectRunning()
        }
    }

    @Test("All four switches can be turned without waiting for each other")
    mutating func fourAtOnce() {
        dependencies.settings.setAction = { [settings] setting, isOn in
            // A change that has started completes even if no task waits for it.
            settings.value[setting] = isOn
            return try await choose(.success(()))
        }
        withTestHost { host in
            let container = page(on: host)
            for setting in Setting.allCases { container.observeIfOffered { $0.editor?.set(setting, to: true) } }
            host.runUntilIdle()
            #expect(settings.value == Settings(on: Set(Setting.allCases)))
            #expect(Setting.allCases.allSatisfy { container.state[$0] })
        }
    }

    @Test("A switch that is turned on and off again stays off, even if the first save takes longer")
    mutating func slowerEarlierSave() {
        withTestHost { host in
            var delays: [Duration] = [.seconds(4), .seconds(1)]
            dependencies.settings.setAction = { [settings] setting, isOn in
                try await host.clock.sleep(for: delays.removeFirst())
                settings.value[setting] = isOn
            }
            let container = page(on: host)
            for isOn in [true, false] { container.observeIfOffered { $0.editor?.set(.personalOffers, to: isOn) } }
            host.advance(by: .seconds(6))
            #expect(!settings.value[.personalOffers])
            #expect(!container.state[.personalOffers])
        }
    }

    @Test("A setting that could not be saved turns back, and can be saved again")
    mutating func fails() {
        var answers: [Result<Void, any Error>] = [.failure(InternalError()), .success(())]
        dependencies.settings.setAction = { [settings] setting, isOn in
            let answer = answers.removeFirst()
            if case .success = answer { settings.value[setting] = isOn }
            return try await choose(answer)
        }
        withTestHost { host in
            let container = page(on: host)
            let journey = host.record(container)
            container.observeIfOffered { $0.editor?.set(.newsletter, to: true) }
            host.runUntilIdle()
            if case .loaded(_, .failed(_, let model), _) = container.state { container.observe(model.retry()) }
            host.runUntilIdle()
            let on = #"on: ["Newsletter"]"#
            journey.expect(
                [
                    "on: [], unchanged", "\(on), saving Newsletter",
                    "on: [], Newsletter failed: The shop cannot be reached right now.",
                    "\(on), saving Newsletter", "\(on), saved",
                ],
                of: \.summary
            )
            journey.expectRunning()
        }
    }

    @Test("The switches are named after their bindings")
    func titles() {
        #expect(
            Setting.allCases.map(\.title)
                == ["Newsletter", "Order Updates", "Price Alerts", "Personal Offers"]
        )
    }
}
