import Testing
import VSM
import VSMTesting

// snippet.mocks
struct MockReminderDependencies: RemindersLoader.Dependencies {
    var reminderStore: any ReminderStore
    var errorLog: any ErrorLog = RecentErrors()
}
// snippet.end

private struct MockReminderStore: ReminderStore {
    var remindersImpl: @Sendable () throws -> [String]

    func reminders() async throws -> [String] { try remindersImpl() }
}

@Suite("Dependencies")
struct ReminderFeatureTests {
    @Test("A model takes its dependencies from a test")
    func loads() {
        withTestHost { host in
            let dependencies = MockReminderDependencies(reminderStore: MockReminderStore { ["Buy milk"] })
            let journey = host.journey(of: RemindersLoader(dependencies: dependencies).load())
            host.runUntilIdle()
            journey.expect(.loading, .loaded(["Buy milk"]))
        }
    }

    @Test("An error is recorded")
    func fails() {
        withTestHost { host in
            let errors = RecentErrors()
            let store = MockReminderStore { throw Offline() }
            let dependencies = MockReminderDependencies(reminderStore: store, errorLog: errors)
            let journey = host.journey(of: RemindersLoader(dependencies: dependencies).load())
            host.runUntilIdle()
            journey.expect(cases: "loading", "failed")
            #expect(errors.errors.count == 1)
        }
    }

    @Test("A model takes its only dependency in its initializer")
    func counts() {
        withTestHost { host in
            // snippet.initializer
            let repository = ReminderDatabase()
            let counter = ReminderCounter(repository: repository)
            // snippet.end
            let journey = host.journey(of: counter.count())
            host.runUntilIdle()
            journey.expect(0, 1)
        }
    }
}
