import Testing
import VSM
import VSMTesting

@testable import SeededMistakes

@Suite("Seeded mistakes: an error without a way back")
struct ErrorWithoutWayBackTests {
    private func graph(_ loader: (any MailSession) -> any InboxLoading) throws -> StateGraph<InboxViewState> {
        try .explore(
            from: { _ in .initialized(loader(ExpiringSession())) },
            actions: { state in
                switch state {
                case .initialized(let loader): [.action("load", loader.load())]
                case .loading, .loaded: []
                case .failed(let loader): [.action("retry", loader.load())]
                }
            }
        )
    }

    @Test("It is found even though there is a button, with the path to it")
    func finds() throws {
        let graph = try graph { StuckInboxLoader(session: $0, token: 0) }
        graph.expectDiagram("Inbox, stuck", in: "../../../Sources/SeededMistakes/README.md")
        let text = failureText { graph.expectPath(from: "failed", to: "loaded") }
        #expect(
            text.contains(
                """
                "failed" offers retry
                    initialized
                      load → loading
                      load continues [expired] → failed
                """
            )
        )
    }

    @Test("The corrected version passes, and has the states of its diagram")
    func corrected() throws {
        let graph = try graph { InboxLoader(session: $0, token: 0) }
        graph.expectDiagram("Inbox", in: "../../../Sources/SeededMistakes/README.md")
        graph.expectPath(from: "failed", to: "loaded")
    }
}

/// A session whose first token is valid or has expired; its validity never changes.
private final class ExpiringSession: MailSession {
    private enum Validity: String, CustomStringConvertible {
        case valid, expired

        var description: String { rawValue }
    }

    private struct Refused: Error {}

    private var validityOfFirst: Validity?
    private var lastToken = 0

    func mail(token: Int) async throws -> [String] {
        let validity =
            if let validityOfFirst { validityOfFirst } else { await choose(among: [Validity.valid, .expired]) }
        validityOfFirst = validity
        guard token > 0 || validity == .valid else { throw Refused() }
        return ["Hello"]
    }

    func newToken() async -> Int {
        lastToken += 1
        return lastToken
    }
}
