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
    }

    private func page(on host: TestHost) -> StateContainer<SettingsViewState> {
        let container = host.container(
            state: SettingsViewState.initialized(SettingsLoaderModel(dependencies: dependencies))
        )
        container.observeInitialAction()
        host.runUntilIdle()
        return container
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
}
