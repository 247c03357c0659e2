import VSM

/// Counts in a terminal, until the input ends.
@main
struct Main {
    @MainActor
    static func main() async {
        let host = TerminalHost(CounterViewState.loading(.init()), view: \.line) { print($0) }
        host.begin()
        // Another thread waits for the keyboard, so that the actions of the main actor go on.
        let lines = AsyncStream<String> { lines in
            Task.detached {
                while let line = readLine() { lines.yield(line) }
                lines.finish()
            }
        }
        for await line in lines { host.enter(line, CounterViewState.act) }
        host.end()
    }
}
