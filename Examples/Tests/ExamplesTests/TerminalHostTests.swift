import Testing

@testable import TerminalHost

@Suite("A host of one's own")
@MainActor
struct TerminalHostTests {
    @Test("It shows the first state and each later one, and nothing after its end")
    func shows() {
        var lines: [String] = []
        let host = TerminalHost(CounterViewState.loading(.init()), view: \.line) { lines.append($0) }
        host.begin()
        host.enter("+", CounterViewState.act)
        host.enter("?", CounterViewState.act)
        host.end()
        host.enter("+", CounterViewState.act)
        #expect(lines == ["One moment", "0. Enter + to count.", "1. Enter + to count."])
    }
}
