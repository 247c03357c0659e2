import VSM

// snippet.protocols
protocol ReminderStore: Sendable {
    func reminders() async throws -> [String]
}

protocol ErrorLog {
    func record(_ error: any Error)
}

protocol ReminderStoreDependency {
    var reminderStore: any ReminderStore { get }
}

protocol ErrorLogDependency {
    var errorLog: any ErrorLog { get }
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
    typealias Dependencies = ReminderStoreDependency & ErrorLogDependency
    let dependencies: any Dependencies

    func load() -> StateSequence<RemindersViewState> {
        StateSequence(.loading).then {
            .loaded(try await dependencies.reminderStore.reminders())
        } catch: { error in
            dependencies.errorLog.record(error)
            return .failed(self)
        }
    }
}
// snippet.end

/// A model without a list of dependencies.
struct ReminderCounter {
    let repository: any ReminderStore

    func count() -> StateSequence<Int> {
        StateSequence(0).then { (try? await repository.reminders().count) ?? 0 }
    }
}

struct ReminderDatabase: ReminderStore {
    func reminders() async throws -> [String] { ["Water the plants"] }
}

/// Keeps the errors in memory.
final class RecentErrors: ErrorLog {
    private(set) var errors: [any Error] = []

    func record(_ error: any Error) { errors.append(error) }
}
