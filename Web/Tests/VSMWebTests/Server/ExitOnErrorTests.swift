import Testing
import VSMWeb

@Suite("A program that fails")
struct ExitOnErrorTests {
    private struct Taken: Error, CustomStringConvertible {
        var description: String { "Another process listens on port 80." }
    }

    @Test("It only prints a sentence to standard error")
    func sentence() async throws {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            await exitOnError { throw Taken() }
        }
        let text = try #require(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) })
        #expect(text == "Another process listens on port 80.\n")
    }

    @Test("The headline precedes the error")
    func headline() async throws {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            await exitOnError("The shop cannot open.") { throw Taken() }
        }
        let text = try #require(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) })
        #expect(text == "The shop cannot open. Another process listens on port 80.\n")
    }

    @Test("A program without an error continues")
    func end() async {
        var hasRun = false
        await exitOnError { hasRun = true }
        #expect(hasRun)
    }
}
