import Logging
import Synchronization
import Testing
import VSM
import VSMLogging
import VSMTesting

// snippet.observer
struct TransitionPrinter: ContainerObserver {
    func containerDidEmit(_ event: ContainerEvent) {
        if case .transition(let previous, let next) = event.kind {
            print("\(previous.caseName) → \(next.caseName), because of \(event.action)")
        }
    }
}
// snippet.end

// snippet.redacted
enum SignInViewState {
    case entering(name: String, password: Redacted<String>)
}
// snippet.end

/// Reports how long each action takes from beginning to end.
final class ActionTimer: ContainerObserver {
    private struct Running: Hashable {
        let container: ContainerIdentity
        let number: UInt64
    }

    private let beginnings = Mutex<[Running: ContinuousClock.Instant]>([:])
    private let report: @Sendable (ActionInfo, Duration) -> Void

    init(report: @escaping @Sendable (ActionInfo, Duration) -> Void) {
        self.report = report
    }

    func containerDidEmit(_ event: ContainerEvent) {
        guard let number = event.action.number else { return }
        let action = Running(container: event.container, number: number)
        switch event.kind {
        case .began:
            beginnings.withLock { $0[action] = .now }
        case .finished, .superseded, .cancelled:
            guard let beginning = beginnings.withLock({ $0.removeValue(forKey: action) }) else { return }
            report(event.action, beginning.duration(to: .now))
        case .transition, .detached, .dropped, .droppedByDebounce, .droppedByThrottle:
            break
        }
    }
}

private enum ShoppingApp {
    static func main() {}
}

@Suite("Debugging")
struct DebuggingSnippets {
    @Test("Observers are attached to one container, or to all containers created in a closure")
    func observers() {
        withTestHost { host in
            let container = host.container(state: ProfileViewState.loading)
            let logger = Logger(label: "shop")
            // snippet.observers
            container.debug()  // prints the changes of this container
            withContainerObserver(ContainerPrinter()) { ShoppingApp.main() }  // of containers created in the closure
            container.attach(ContainerLogger(logger, level: .info))  // to swift-log: product VSMLogging
            // snippet.end
            container.attach(TransitionPrinter())
            container.observe(.loaded(ada))
        }
    }

    @Test("An observer reports how long an action takes")
    func timer() {
        let shapes = Mutex<[ActionShape?]>([])
        withTestHost { host in
            let model = LoaderModel(repository: MockUserRepository { ada })
            let container = host.container(state: ProfileViewState.initialized(model))
            container.attach(ActionTimer { action, _ in shapes.withLock { $0.append(action.shape) } })
            container.observe(model.load())
            #expect(shapes.withLock { $0 }.isEmpty)
            host.runUntilIdle()
            #expect(shapes.withLock { $0 } == [.stateSequence])
        }
    }

    @Test("The printer prints the lines of the guide")
    func lines() {
        let lines = Mutex<[String]>([])
        withTestHost { host in
            let model = LoaderModel(repository: MockUserRepository { ada })
            let container = host.container(state: ProfileViewState.initialized(model))
            container.attach(
                ContainerPrinter(options: [.event, .didSet, .enumLabel, .actions]) { line in
                    lines.withLock { $0.append(line) }
                }
            )
            container.observe(model.load())
            host.runUntilIdle()
        }
        let texts = lines.withLock { $0 }.map { $0.split(separator: " at ")[0] }
        #expect(
            texts == [
                "began #1 stateSequence", "didSet loading #1 stateSequence", "didSet loaded #1 stateSequence",
                "finished #1 stateSequence",
            ]
        )
    }
}
