import Synchronization
import Testing
import VSMTesting

@_spi(Host) @testable import VSM

@Suite("A container and a view that begin with an action", .timeLimit(.minutes(10)))
struct BeginningWithActionTests {
    @Test("The first state of the action is the first state of the container, which observes the rest at once")
    func container() {
        withTestHost { host in
            let calls = PageCalls()
            let container = StateContainer(begin: PageLoader(calls: calls).load(), isolation: host)
            #expect(container.state == .loading)
            #expect(container.actionProgress == .running)
            host.runUntilIdle()
            #expect(container.state == .loaded)
            #expect(container.actionProgress == .ended)
            #expect(calls.count == 1)
        }
    }

    @Test("All states that are ready are set before the initializer returns")
    func readyStates() {
        withTestHost { host in
            let states = StateSequence<PageState> {
                PageState.loading
                PageState.failed
            }
            #expect(host.container(begin: states).state == .failed)
            let single = host.container(begin: StateSequence(PageState.loaded))
            #expect(single.state == .loaded)
            #expect(single.actionProgress == .ended)
        }
    }

    @Test("A feature that follows a current value begins with the state for it")
    func following() {
        withTestHost { host in
            let value = CurrentValue(1)
            let action = StateSequence<Int>().following {
                value.values
            } as: {
                $0
            } catch: { _ in
                nil
            }
            let container = host.container(begin: action)
            #expect(container.state == 1)
            value.value = 2
            host.runUntilIdle()
            #expect(container.state == 2)
            #expect(container.actionProgress == .following)
        }
    }

    @Test("Observers see the action, at the place that creates the container")
    func observers() {
        withTestHost { host in
            let record = PageRecord()
            let container = withContainerObserver(record) {
                StateContainer(begin: PageLoader().load(), isolation: host)
            }
            let line: UInt = #line - 2
            host.runUntilIdle()
            let call = CallSite(file: #fileID, line: line)
            #expect(record.lines == ["began at \(call)", "transition at \(call)", "finished at \(call)"])
            #expect(container.state == .loaded)
        }
    }

    @Test("A view that is an object has the first state at once, and observes the rest when rendering starts")
    func rendered() {
        withTestHost { host in
            let calls = PageCalls()
            let screen = PageScreen(calls, isolation: host)
            host.runUntilIdle()
            #expect(screen.$state.container.state == .loading)
            #expect(calls.finished == 0)
            screen.$state.startRendering(on: screen)
            screen.$state.startRendering(on: screen)
            host.runUntilIdle()
            #expect(screen.rendered == [.loading, .loaded])
            #expect(calls.finished == 1)
        }
    }

    @Test("A view whose render method has a parameter begins in the same way")
    func renderedBefore() {
        withTestHost { host in
            let screen = ComparingPageScreen(isolation: host)
            #expect(screen.state == .loading)
            host.runUntilIdle()
            #expect(screen.rendered == [.loading, .loaded])
        }
    }

    @Test("An action that was observed before rendering starts replaces the one that the view begins with")
    func observedBefore() {
        withTestHost { host in
            let calls = PageCalls()
            let screen = PageScreen(calls, isolation: host)
            screen.$state.observe(.failed)
            #expect(screen.state == .failed)
            host.runUntilIdle()
            #expect(screen.rendered == [.failed])
            #expect(calls.finished == 0)
        }
    }

    @Test("The action of the view comes before that of the state type")
    func stateWithInitialAction() {
        withTestHost { host in
            let container = host.container(begin: StateSequence(EagerState.second))
            #expect(container.state == .second)
        }
    }

    #if os(Linux) || os(macOS)
    @Test("An action whose first state is not ready traps with a sentence that says what to do")
    func notReady() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = StateContainer(begin: StateSequence { await PageLoader().wait() })
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Begin the sequence with a state: StateSequence(.loading).then { … }."))
    }
    #endif
}

private enum PageState {
    case loading
    case loaded
    case failed
}

private final class PageCalls {
    var count = 0
    var finished = 0
}

private final class PageRecord: ContainerObserver {
    private let kept = Mutex<[String]>([])

    var lines: [String] { kept.withLock { $0 } }

    func containerDidEmit(_ event: ContainerEvent) {
        let line = "\(event.kind.name) at \(event.action.call.map { "\($0)" } ?? "-")"
        kept.withLock { $0.append(line) }
    }
}

private struct PageLoader {
    var calls = PageCalls()

    func load() -> StateSequence<PageState> {
        calls.count += 1
        return StateSequence(.loading).then {
            self.calls.finished += 1
            return .loaded
        }
    }

    func wait() async -> PageState { .loaded }
}

private enum EagerState: StateWithInitialAction {
    case first
    case second

    func observeInitialAction(in container: StateContainer<EagerState>) { container.observe(.first) }
}

private final class PageScreen {
    @RenderedViewState var state: PageState
    private(set) var rendered: [PageState] = []

    init(_ calls: PageCalls, isolation: any Actor) {
        _state = .init(begin: PageLoader(calls: calls).load(), render: PageScreen.render, isolation: isolation)
    }

    func render() { rendered.append(state) }
}

private final class ComparingPageScreen {
    @RenderedViewState var state: PageState
    private(set) var rendered: [PageState] = []

    init(isolation: any Actor) {
        _state = .init(begin: PageLoader().load(), render: ComparingPageScreen.render, isolation: isolation)
    }

    func render(_ new: PageState) { rendered.append(new) }
}
