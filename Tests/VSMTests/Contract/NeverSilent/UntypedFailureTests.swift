import Testing

@_spi(Host) @testable import VSM

/// Tests of `observe` with a sequence whose type does not tell whether it throws, as before iOS 18.
@MainActor
@Suite("A sequence that throws without the compiler's knowledge")
struct UntypedFailureTests {
    private struct LoadingFailed: Error {}

    /// The reported issues; tests change them only on the main actor.
    private final class Reports: @unchecked Sendable {
        var texts: [String] = []
    }

    private func reports(
        of states: @escaping () -> AsyncThrowingStream<Int, any Error>,
        until isOver: (StateContainer<Int>) async -> Void
    ) async -> [String] {
        let reports = Reports()
        await RuntimeIssue.$reporter.withValue(RuntimeIssueReporter { reports.texts.append($0.description) }) {
            let container = StateContainer(state: 0)
            container.observe(ObservedAction(reportingErrorsOf: states()))
            await isOver(container)
        }
        return reports.texts
    }

    @Test("Its error is reported, and the states before it are applied")
    func error() async {
        let texts = await reports {
            AsyncThrowingStream { stream in
                stream.yield(1)
                stream.finish(throwing: LoadingFailed())
            }
        } until: { container in
            while container.actionProgress != .ended { await Task.yield() }
            #expect(container.state == 1)
        }
        #expect(texts.count == 1)
        #expect(texts.first?.contains("AsyncThrowingStream<Int, ") == true)
        #expect(texts.first?.contains("LoadingFailed()") == true)
        #expect(texts.first?.contains("Catch the error inside of the sequence") == true)
    }

    @Test("The error of a sequence that a closure returns is reported, too")
    func closure() async {
        let reports = Reports()
        await RuntimeIssue.$reporter.withValue(RuntimeIssueReporter { reports.texts.append($0.description) }) {
            let container = StateContainer(state: 0)
            let action = { () async in AsyncThrowingStream<Int, any Error> { $0.finish(throwing: LoadingFailed()) } }
            container.observe(ObservedAction(reportingErrorsOf: action))
            while container.actionProgress != .ended { await Task.yield() }
        }
        #expect(reports.texts.count == 1)
    }

    @Test("A sequence that throws because it was cancelled is not reported")
    func cancellation() async {
        let (begins, begun) = AsyncStream.makeStream(of: Void.self)
        let (ends, ended) = AsyncStream.makeStream(of: Void.self)
        let texts = await reports {
            AsyncThrowingStream {
                begun.finish()
                defer { ended.finish() }
                // Returns when the task is cancelled.
                for await _ in AsyncStream<Void>.makeStream().stream {}
                throw LoadingFailed()
            }
        } until: { container in
            for await _ in begins {}
            container.observe(2)
            for await _ in ends {}
            for _ in 1...10 { await Task.yield() }
        }
        #expect(texts.isEmpty)
    }
}
