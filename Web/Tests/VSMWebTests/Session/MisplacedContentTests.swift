import Testing
import VSM

@testable import VSMWeb

@Suite("Content that a browser moves or drops, in debug builds", .timeLimit(.minutes(10)))
struct MisplacedContentTests {
    /// Returns the problem in the first message of a page.
    private func firstProblem(@HTMLBuilder _ page: @escaping @Sendable () -> some HTML) async throws -> String? {
        let site = Site(title: "Test") { _ in page() }
        let request = try #require(PageRequest(target: "/", visitor: Secret.random()))
        let session = LiveSession(request, site: site, limits: SessionLimits())
        _ = await session.open()
        let connection = RecordingConnection()
        let join = ClientMessage.Join(page: session.ticket.page, token: session.ticket.token, nodes: nil, version: nil)
        await session.connect(connection, join, number: 1)
        return try await connection.next().problem
    }

    @Test("The browser gets a message with the place of a form around cells")
    func formAroundCells() async throws {
        let problem = try await firstProblem { table { tbody { tr { form { td { "x" } } } } } }
        #expect(
            problem == """
                A browser takes the content out of a <form> in a <tr>, so the page differs from its view after it is \
                loaded: table > tbody > tr > form. Put the form into a cell, or outside of the table with form("…") at the \
                fields in the cells.
                """
        )
    }
}
