import Synchronization
import Testing
import VSMTesting

@testable import VSM

@Suite("A stream that is followed a second time", .timeLimit(.minutes(10)))
struct FollowedStreamTests {
    /// The ways in which actions follow a stream.
    enum Form: String, CaseIterable, CustomTestStringConvertible {
        case following
        case throwing = "following one that may fail"
        case filtered = "following through an operator"
        case observed
        case mapped = "observed through an operator"
        case fromClosure = "from a closure"
        case finishing = "in a FinishingAction"

        var testDescription: String { rawValue }

        func follow(_ stream: AsyncStream<Int>, _ failing: AsyncThrowingStream<Int, any Error>) -> ObservedAction<Int> {
            let start = StateSequence<Int>()
            return switch self {
            case .following: ObservedAction(start.following({ stream }, as: { $0 }))
            case .throwing: ObservedAction(start.following({ failing }, as: { $0 }, catch: { _ in -1 }))
            case .filtered: ObservedAction(start.following({ stream.filter { _ in true } }, as: { $0 }))
            case .observed: ObservedAction(stream)
            case .mapped: ObservedAction(stream.map { $0 }.compactMap { $0 })
            case .fromClosure: ObservedAction { () async in stream }
            case .finishing: ObservedAction(FinishingAction(stream).concurrent())
            }
        }
    }

    /// Runs a test on a host, and returns the issues that it reports.
    private func issues(_ test: (TestHost) -> Void) -> [String] {
        let issues = Issues()
        withTestHost { host in
            RuntimeIssue.$reporter.withValue(
                RuntimeIssueReporter { issue in issues.all.withLock { $0.append(issue.description) } }
            ) {
                test(host)
                host.runUntilIdle()
            }
        }
        return issues.all.withLock { $0 }
    }

    private final class Issues: Sendable {
        let all = Mutex<[String]>([])
    }

    @Test("An action that follows a stream again is reported", arguments: Form.allCases)
    func again(form: Form) {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        let (failing, failingContinuation) = AsyncThrowingStream.makeStream(of: Int.self)
        let issues = issues { host in
            let container = host.container(state: 0)
            for _ in 1...2 {
                container.observe(form.follow(stream, failing))
                host.runUntilIdle()
            }
        }
        #expect(issues.count == 1)
        #expect(issues.first?.contains("CurrentValue") == true)
        #expect(issues.first?.contains("make a stream for each follower") == true)
        continuation.finish()
        failingContinuation.finish()
    }

    // The standard library ends a program that follows a stream that may fail twice at the same time.
    @Test(
        "Two actions that follow a stream at the same time are reported",
        arguments: Form.allCases.filter { $0 != .throwing }
    )
    func atTheSameTime(form: Form) {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        let (failing, failingContinuation) = AsyncThrowingStream.makeStream(of: Int.self)
        let issues = issues { host in
            let containers = [host.container(state: 0), host.container(state: 0)]
            for container in containers {
                container.observe(form.follow(stream, failing))
                host.runUntilIdle()
            }
        }
        #expect(issues.count == 1)
        continuation.finish()
        failingContinuation.finish()
    }

    @Test("Neither a stream for each follower nor one that has come to its end is reported", arguments: Form.allCases)
    func inOrder(form: Form) {
        let issues = issues { host in
            let container = host.container(state: 0)
            for number in 1...3 {
                let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
                let (failing, failingContinuation) = AsyncThrowingStream.makeStream(of: Int.self)
                container.observe(form.follow(stream, failing))
                continuation.yield(number)
                failingContinuation.yield(number)
                host.runUntilIdle()
                #expect(container.state == number)
                continuation.finish()
                failingContinuation.finish()
                host.runUntilIdle()
                container.observe(form.follow(stream, failing))
                host.runUntilIdle()
            }
        }
        #expect(issues.isEmpty)
    }
}
