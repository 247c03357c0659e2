import Testing
import VSM

// Each test prints in its own process, because the static form changes all containers of a process.
@Suite("The debugging API of vsm-ios 1.x", .timeLimit(.minutes(10)))
struct LegacyDebuggingTests {
    #if os(Linux) || os(macOS)
    @Test("_debug(options:) of a container prints only the changes of this container")
    func container() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run {
                let container: any Debugging = StateContainer(state: 0)
                let other = StateContainer(state: 0)
                container.printChanges()
                (container as? StateContainer<Int>)?.observe(1)
                other.observe(2)
            }
        }
        #expect(printed(result) == ["didSet 1"])
    }

    @Test("_debug(options:) of a RenderedViewState prints its changes")
    func renderedViewState() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run {
                let screen = Screen()
                let container: any Debugging = screen.$state
                container.printChanges()
                screen.$state.observe(1)
            }
        }
        #expect(printed(result) == ["didSet 1"])
    }

    @Test("The static _debug(options:) prints the changes of all containers that are created afterwards, until []")
    func allContainers() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run {
                let earlier = StateContainer(state: 0)
                let type: any StaticDebugging.Type = StateContainer<Any>.self
                type.printChanges(options: [.didSet, .event])
                let container = StateContainer(state: 0)
                type.printChanges(options: [])
                let later = StateContainer(state: 0)
                earlier.observe(1)
                container.observe(2)
                later.observe(3)
                container.observe(4)
            }
        }
        #expect(printed(result) == ["didSet 2", "didSet 4"])
    }

    @Test("The static _debug(options:) of RenderedViewState prints the changes of all later containers, too")
    func allContainersOfRenderedViewStates() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run {
                let type: any StaticDebugging.Type = RenderedViewState<Any>.self
                type.printChanges(options: [.didSet, .event])
                let screen = Screen()
                type.printChanges(options: [])
                screen.$state.observe(1)
                StateContainer(state: "").observe("not printed")
            }
        }
        #expect(printed(result) == ["didSet 1"])
    }
    #endif

    @Test("getEnumName returns the name of the case, or of the type")
    func enumName() {
        enum Loading {
            case initialized
            case loaded(count: Int)
        }
        #expect(_StateContainerUtils.getEnumName(Loading.initialized) == "initialized")
        #expect(_StateContainerUtils.getEnumName(Loading.loaded(count: 1)) == "loaded")
        #expect(_StateContainerUtils.getEnumName(1) == "Int")
    }

    /// Returns the lines that the printer wrote to the standard output of a process.
    private func printed(_ result: ExitTest.Result?) -> [String] {
        String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
            .split(separator: "\n")
            .filter { $0.hasPrefix("didSet") || $0.hasPrefix("willSet") }
            .map(String.init)
    }

    @MainActor
    private final class Screen {
        @RenderedViewState(render: Screen.render) var state = 0
        func render() {}
    }
}

/// Allows tests to call deprecated methods without a warning.
private protocol Debugging {
    func printChanges()
}

extension StateContainer: Debugging {
    @available(*, deprecated)
    fileprivate func printChanges() { _debug(options: [.didSet, .event]) }
}

extension RenderedViewState.RenderedContainer: Debugging {
    @available(*, deprecated)
    fileprivate func printChanges() { _debug(options: [.didSet, .event]) }
}

/// Allows tests to call deprecated static methods without a warning.
private protocol StaticDebugging {
    static func printChanges(options: _StateContainerDebugOptions)
}

extension StateContainer: StaticDebugging where State == Any {
    @available(*, deprecated)
    fileprivate static func printChanges(options: _StateContainerDebugOptions) { _debug(options: options) }
}

extension RenderedViewState: StaticDebugging where State == Any {
    @available(*, deprecated)
    fileprivate static func printChanges(options: _StateContainerDebugOptions) { _debug(options: options) }
}
