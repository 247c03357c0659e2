import Testing
import VSMWeb

@Suite("A program that cannot go on")
struct ExitOnErrorTests {
    private struct Taken: Error, CustomStringConvertible {
        var description: String { "Another process listens on port 80." }
    }

    @Test("It ends with a sentence on standard error, and nothing else")
    func sentence() async throws {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            await exitOnError { throw Taken() }
        }
        let text = try #require(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) })
        #expect(text == "Another process listens on port 80.\n")
    }

    @Test("The sentence says first what did not happen")
    func headline() async throws {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            await exitOnError("The shop cannot open.") { throw Taken() }
        }
        let text = try #require(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) })
        #expect(text == "The shop cannot open. Another process listens on port 80.\n")
    }

    @Test("A program that ends by itself goes on after it")
    func end() async {
        var hasRun = false
        await exitOnError { hasRun = true }
        #expect(hasRun)
    }
}
