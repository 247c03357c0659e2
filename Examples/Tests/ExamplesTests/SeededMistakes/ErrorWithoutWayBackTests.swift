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

    private func check(_ loader: (any MailSession) -> any InboxLoading) throws {
        let graph = try graph(loader)
        graph.expectPath(from: "failed", to: "loaded")
    }

    @Test("It is found even though there is a button, with the path to it")
    func finds() throws {
        let text = try failureText { try check { StuckInboxLoader(session: $0, token: 0) } }
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

    @Test("The corrected version passes")
    func corrected() throws {
        try check { InboxLoader(session: $0, token: 0) }
    }

    @Test("Both versions have the states of their diagrams")
    func diagrams() throws {
        let file = "../../../Sources/SeededMistakes/README.md"
        try graph { StuckInboxLoader(session: $0, token: 0) }.expectDiagram("Inbox, stuck", in: file)
        try graph { InboxLoader(session: $0, token: 0) }.expectDiagram("Inbox", in: file)
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
