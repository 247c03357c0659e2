import Testing

@testable import VSMWeb

@Suite("A browser that reconnects", .timeLimit(.minutes(10)))
struct ReconnectionTests {
    @Test("It continues from the version that was sent last")
    func sameVersion() async throws {
        let fixture = try SessionFixture()
        let first = try await fixture.connect()
        _ = try await first.next()
        await fixture.session.disconnect(first)
        let second = RecordingConnection()
        await fixture.session.connect(second, fixture.join(version: 1), number: 2)
        let welcome = try await second.next()
        #expect(!welcome.hasTree)
        #expect(welcome.version == 1)
    }

    @Test("It gets the whole tree if it missed a message")
    func olderVersion() async throws {
        let fixture = try SessionFixture()
        let first = try await fixture.connect()
        _ = try await first.next()
        await fixture.session.receive(fixture.click(1), over: first)
        _ = try await first.next()
        await fixture.session.disconnect(first)
        let second = RecordingConnection()
        await fixture.session.connect(second, fixture.join(version: 1), number: 2)
        let answer = try await second.next()
        #expect(answer.hasTree)
        #expect(answer.text.contains("Number 1"))
    }

    @Test("It learns the address and the title of a repeated visit whose answer was lost")
    func lostVisit() async throws {
        let fixture = try SessionFixture()
        let first = try await fixture.connect()
        _ = try await first.next()
        let visit = ClientMessage.visit(.init(number: 1, target: "/a"))
        await fixture.session.receive(visit, over: first)
        _ = try await first.next()
        await fixture.session.disconnect(first)
        let second = RecordingConnection()
        await fixture.session.connect(second, fixture.join(version: 1), number: 2)
        let welcome = try await second.next()
        #expect(welcome.hasTree && welcome.target == "/a" && welcome.title == "Test")
        await fixture.session.receive(visit, over: second)
        let again = try await second.next()
        #expect(again.acknowledged == 1 && again.operationCount == 0 && !again.hasTree)
    }

    @Test("An event that it repeats is not run again")
    func repeatedEvent() async throws {
        let fixture = try SessionFixture()
        let first = try await fixture.connect()
        _ = try await first.next()
        await fixture.session.receive(fixture.click(1), over: first)
        let answer = try await first.next()
        #expect(answer.text.contains("Number 1"))
        await fixture.session.disconnect(first)
        let second = RecordingConnection()
        await fixture.session.connect(second, fixture.join(version: answer.version), number: 2)
        _ = try await second.next()
        await fixture.session.receive(fixture.click(1), over: second)
        #expect(try await second.next().operationCount == 0)
        await fixture.session.receive(fixture.click(2), over: second)
        #expect(try await second.next().text.contains("Number 2"))
    }

    @Test("It learns at once which of its events have arrived")
    func lostAnswer() async throws {
        let fixture = try SessionFixture()
        let first = try await fixture.connect()
        _ = try await first.next()
        await fixture.session.receive(fixture.click(3), over: first)
        let answer = try await first.next()
        await fixture.session.disconnect(first)
        let second = RecordingConnection()
        await fixture.session.connect(second, fixture.join(version: answer.version), number: 2)
        #expect(try await second.next().acknowledged == 3)
    }

    @Test("The numbers of another document of its page are not its own")
    func documents() async throws {
        let fixture = try SessionFixture()
        let first = try await fixture.connect()
        _ = try await first.next()
        first.stall()
        await fixture.session.receive(fixture.click(1), over: first)
        // This answer waits, and is none for the other document.
        await fixture.session.receive(fixture.click(2, on: NodeID(99)), over: first)

        let second = RecordingConnection()
        await fixture.session.connect(second, fixture.join(nodes: 1, document: "copy"), number: 2)
        let welcome = try await second.next()
        #expect(welcome.acknowledged == 0 && welcome.refused == nil)
        await fixture.session.receive(fixture.click(1, version: 9), over: second)
        let answer = try await second.next()
        #expect(answer.acknowledged == 1 && answer.text.contains("Number 2"))

        let third = RecordingConnection()
        await fixture.session.connect(third, fixture.join(version: 1), number: 3)
        #expect(try await third.next().acknowledged == 2)
        await fixture.session.receive(fixture.click(2), over: third)
        #expect(try await third.next().operationCount == 0)
        await fixture.session.receive(fixture.click(3), over: third)
        #expect(try await third.next().text.contains("Number 3"))
    }

    @Test("It ends its previous connection, and later messages over that one are ignored")
    func replaces() async throws {
        let fixture = try SessionFixture()
        let first = try await fixture.connect()
        _ = try await first.next()
        let second = RecordingConnection()
        await fixture.session.connect(second, fixture.join(version: 1), number: 2)
        _ = try await second.next()
        #expect(first.end == .takenOver)
        await fixture.session.receive(fixture.click(1), over: first)
        await fixture.session.receive(fixture.click(2), over: second)
        let answer = try await second.next()
        #expect(answer.acknowledged == 2)
        #expect(answer.text.contains("Number 1"))
    }

    @Test("It finds no session after the session was closed, and every action has ended")
    func closed() async throws {
        let fixture = try SessionFixture()
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        fixture.numbers.onTermination = { _ in end.finish() }
        let connection = try await fixture.connect()
        await fixture.session.close()
        for await _ in ended {}
        #expect(connection.isClosed)
    }

    @Test("A page that stays busy is answered when the time is up")
    func busy() async throws {
        var limits = SessionLimits()
        limits.firstAnswer = .zero
        let site = Site(title: "Test") { _ in p { "wait" }.busy() }
        let session = LiveSession(PageRequest(target: "/", visitor: "")!, site: site, limits: limits)
        #expect(String(decoding: await session.open().bytes, as: UTF8.self).contains("wait"))
    }

    @Test("A session without references is released with its page")
    func memory() async throws {
        let released: AsyncStream<Never>
        weak var reference: LiveSession?
        do {
            let lifeline: Lifeline
            (released, lifeline) = Lifeline.make()
            let fixture = try SessionFixture(lifeline: lifeline)
            reference = fixture.session
            let connection = try await fixture.connect()
            _ = try await connection.next()
            await fixture.session.disconnect(connection)
            await fixture.session.close()
        }
        // The task of the cancelled action releases the session when it runs.
        for await _ in released {}
        #expect(reference == nil)
    }
}
