import Testing

@testable import VSMWeb

@Suite("The table of sessions")
struct SessionTableTests {
    private let start = ContinuousClock.now
    private let limits: SessionLimits = {
        var limits = SessionLimits()
        limits.sessions = 3
        limits.sessionsPerVisitor = 2
        limits.unconnected = .seconds(10)
        limits.disconnected = .seconds(100)
        return limits
    }()

    private func session(_ visitor: String) -> LiveSession {
        LiveSession(
            PageRequest(target: "/", visitor: visitor)!,
            site: Site(title: "") { _ in EmptyHTML() },
            limits: limits
        )
    }

    /// Returns the pages whose sessions were closed, or `nil` if the new one was refused.
    private func closed(_ admission: SessionTable.Admission) -> [String]? {
        switch admission {
        case .admitted(let closing): closing.map(\.ticket.page)
        case .refused: nil
        }
    }

    @Test("A flood of pages does not end the sessions of people who are about to return")
    func flood() {
        var table = SessionTable(limits: limits)
        let connection = RecordingConnection()
        let lost = (0..<3).map { session("lost \($0)") }
        for (session, number) in zip(lost, 0...) {
            _ = table.add(session, from: "address \(number)", now: start)
            table.connect(session.ticket.page, ObjectIdentifier(connection))
            table.disconnect(session.ticket.page, ObjectIdentifier(connection), now: start)
        }
        let admission = table.add(session("flood"), from: "flood", now: start + .seconds(1))
        #expect(closed(admission) == nil)
        #expect(table.count == 3)
    }

    /// The behavior of strangers with the pages that they open.
    enum Occupation: CaseIterable {
        case loads, disconnects, stays
    }

    @Test(
        "A new address gets a page on a server that any number of addresses fill, and nobody loses their only page",
        arguments: [11, 100, 1_000],
        Occupation.allCases
    )
    func strangers(addresses: Int, occupation: Occupation) {
        let limits = SessionLimits()
        var table = SessionTable(limits: limits)
        let connection = RecordingConnection()
        func open(_ visitor: String, from address: String, _ occupation: Occupation) -> String? {
            let session = session(visitor)
            guard let closed = closed(table.add(session, from: address, now: start)) else { return nil }
            let page = session.ticket.page
            if occupation != .loads { table.connect(page, ObjectIdentifier(connection)) }
            if occupation == .disconnects { table.disconnect(page, ObjectIdentifier(connection), now: start) }
            return closed.contains(page) ? nil : page
        }
        let people = Occupation.allCases.compactMap { open("person \($0)", from: "person \($0)", $0) }
        for number in 0..<limits.sessions { _ = open("\(number)", from: "\(number % addresses)", occupation) }
        #expect(table.count == limits.sessions)
        let newcomers = (0..<20).compactMap { open("newcomer \($0)", from: "newcomer \($0)", .loads) }
        #expect(newcomers.count == 20)
        for number in 0..<limits.sessions { _ = open("\(number)", from: "\(number % addresses)", occupation) }
        #expect((people + newcomers).allSatisfy { table.session(of: $0) != nil })
    }

    @Test("A page that never connected is closed before one whose connection broke")
    func expiry() {
        var table = SessionTable(limits: limits)
        let never = session("a")
        let lost = session("b")
        let connection = RecordingConnection()
        _ = table.add(never, from: "address", now: start)
        _ = table.add(lost, from: "address", now: start)
        table.connect(lost.ticket.page, ObjectIdentifier(connection))
        func expired(after seconds: Int) -> [String] {
            table.removeExpired(now: start + .seconds(seconds)).map(\.ticket.page)
        }
        #expect(expired(after: 9) == [])
        #expect(expired(after: 10) == [never.ticket.page])
        table.disconnect(lost.ticket.page, ObjectIdentifier(connection), now: start + .seconds(50))
        #expect(expired(after: 149) == [])
        #expect(expired(after: 150) == [lost.ticket.page])
        #expect(table.count == 0)
    }

    @Test("A browser needs both the token and the cookie to join")
    func admits() {
        let session = session("a")
        func join(_ token: String) -> ClientMessage.Join {
            ClientMessage.Join(page: session.ticket.page, token: token, nodes: nil, version: nil)
        }
        #expect(session.admits(join(session.ticket.token), visitor: "a"))
        #expect(!session.admits(join(session.ticket.token), visitor: "b"))
        #expect(!session.admits(join(Secret.random()), visitor: "a"))
    }
}
