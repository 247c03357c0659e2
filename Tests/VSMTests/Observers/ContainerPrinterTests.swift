import Synchronization
import Testing

@testable import VSM

@MainActor
@Suite("debug(options:)")
struct ContainerPrinterTests {
    private enum Loading {
        case initialized
        case loaded(count: Int)
    }

    private final class Output: Sendable {
        let lines = Mutex<[String]>([])
        func write(_ line: String) { lines.withLock { $0.append(line) } }
        var all: [String] { lines.withLock { $0 } }
    }

    private func lines(_ options: StateContainerDebugOptions) -> [String] {
        let output = Output()
        let container = StateContainer(state: Loading.initialized)
        container.attach(ContainerPrinter(options: options) { output.write($0) })
        container.observe(.loaded(count: 1))
        let address = String(ContainerIdentity(of: container).address, radix: 16)
        return output.all.map { $0.replacing(address, with: "…") }
    }

    @Test("The defaults print the container, the event and the whole state")
    func defaults() {
        #expect(lines(.defaults) == ["[0x…] StateContainer<Loading> didSet loaded(count: 1)"])
    }

    @Test("States can be printed as the names of their cases")
    func cases() {
        #expect(lines(.enumDefaults) == ["[0x…] StateContainer<Loading> didSet loaded"])
        #expect(lines(.conciseEnum) == ["loaded"])
    }

    private struct Profile {
        var name: String
        var loading = Loading.initialized
    }

    @Test("Of a state that is a structure, the case of its enum is printed, and nothing else")
    func casesOfEnums() {
        let output = Output()
        let printer = ContainerPrinter(options: [.willSet, .didSet], casesOf: \Profile.loading) { output.write($0) }
        let (profile, other) = withContainerObserver(printer) {
            (StateContainer(state: Profile(name: "Ada")), StateContainer(state: Loading.initialized))
        }
        profile.observe(Profile(name: "Ada", loading: .loaded(count: 1)))
        other.observe(.loaded(count: 2))
        #expect(output.all == ["initialized", "loaded", "initialized", "loaded(count: 2)"])
    }

    #if os(Linux) || os(macOS)
    @Test("One container can print the cases of the enum in its state")
    func debugCases() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run {
                let container = StateContainer(state: Profile(name: "Ada"))
                container.debug(options: [.didSet, .event], casesOf: \.loading)
                container.observe(Profile(name: "Ada", loading: .loaded(count: 1)))
            }
        }
        let output = result.map { String(decoding: $0.standardOutputContent, as: UTF8.self) } ?? ""
        #expect(output.split(separator: "\n").contains("didSet loaded"))
        #expect(!output.contains("Ada"))
    }
    #endif

    @Test("A text in a state neither breaks the line nor controls the terminal")
    func terminal() {
        let output = Output()
        let container = StateContainer(state: "")
        container.attach(ContainerPrinter(options: [.didSet]) { output.write($0) })
        container.observe("a\n\u{1b}[2J\u{202e}b")
        #expect(output.all == [#"a\n\u{1B}[2J\u{202E}b"#])
    }

    @Test("willSet prints the previous state")
    func willSet() {
        #expect(lines([.willSet, .didSet, .event]) == ["willSet initialized", "didSet loaded(count: 1)"])
    }

    @Test("Actions are printed with their call sites")
    func actions() {
        let lines = lines([.didSet, .enumLabel, .actions])
        #expect(lines.count == 3)
        #expect(lines[0].hasPrefix("began #1 state at VSMTests/ContainerPrinterTests.swift:"))
        #expect(lines[1].hasPrefix("loaded #1 state at "))
        #expect(lines[2].hasPrefix("finished #1 state at "))
    }
}
