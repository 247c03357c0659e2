import Testing
import VSM
import VSMTesting

@MainActor
struct DebounceTests {
    @Test func debounced() throws {
        withTestHost { host in
            let container = host.container(state: "0")
            container.observe({ (try? await choose(.success("1"), .failure(CancellationError()))) ?? "failed" }, debounced: .seconds(1))
            host.runUntilIdle()
            print("deadlines", host.clock.deadlines)
            host.clock.advance(by: .seconds(2))
            host.runUntilIdle()
            print(container.state)
        }
    }
}
