import Testing
import VSM
import VSMTesting

// snippet.protocols
protocol ReminderStore {
    func reminders() async throws -> [String]
}

protocol ReminderStoreDependency {
    var reminderStore: any ReminderStore { get }
}

protocol ClockDependency {
    var clock: any Clock<Duration> { get }
}
// snippet.end

enum RemindersViewState {
    case initialized(RemindersLoader)
    case loading
    case loaded([String])
    case failed(RemindersLoader)
}

// snippet.model
struct RemindersLoader {
    typealias Dependencies = ReminderStoreDependency & ClockDependency
    let dependencies: any Dependencies

    func load() -> StateSequence<RemindersViewState> {
        StateSequence({ .loading }, { await loaded() })
    }

    private func loaded() async -> RemindersViewState {
        do {
            return .loaded(try await dependencies.reminderStore.reminders())
        } catch {
            return .failed(self)
        }
    }
}
// snippet.end

enum SettingsModel {
    typealias Dependencies = ClockDependency
}

struct ReminderDatabase: ReminderStore {
    func reminders() async throws -> [String] { ["Water the plants"] }
}

// snippet.app
enum RootModel {
    typealias Dependencies = RemindersLoader.Dependencies & SettingsModel.Dependencies
}

final class AppDependencies: RootModel.Dependencies {
    let clock: any Clock<Duration> = ContinuousClock()
    private(set) lazy var reminderStore: any ReminderStore = ReminderDatabase()
}
// snippet.end

// snippet.test
struct TestDependencies: RemindersLoader.Dependencies {
    var reminderStore: any ReminderStore
    var clock: any Clock<Duration>
}
// snippet.end

@Suite("Dependencies")
struct ReminderDependenciesTests {
    @Test("A model takes the dependencies of the app or of a test")
    func loads() {
        withTestHost { host in
            let dependencies: [any RemindersLoader.Dependencies] = [
                AppDependencies(), TestDependencies(reminderStore: ReminderDatabase(), clock: host.clock),
            ]
            for dependencies in dependencies {
                let journey = host.journey(of: RemindersLoader(dependencies: dependencies).load())
                host.runUntilIdle()
                journey.expect(cases: "loading", "loaded")
            }
        }
    }
}
