import Testing

@testable import VSMWeb

@Suite("A session", .timeLimit(.minutes(10)))
struct LiveSessionTests {
    @Test("A session opens with the whole page as HTML, with its title")
    func open() async throws {
        let page = await (try SessionFixture()).session.open()
        let text = String(decoding: page.bytes, as: UTF8.self)
        #expect(text.contains("<p>Number 0</p>"))
        #expect(text.contains("<title>Counted to 0</title>"))
        #expect(page.status == .ok)
    }

    @Test("A browser that has just loaded the page learns the numbers of its nodes")
    func identifiers() async throws {
        let message = try await (try SessionFixture()).connect().next()
        #expect(message.numbers == [[1, 6]])
        #expect(message.version == 1)
        #expect(!message.hasTree)
    }

    @Test("A browser whose page has another number of nodes gets the whole tree")
    func otherPage() async throws {
        let fixture = try SessionFixture()
        _ = await fixture.session.open()
        let connection = RecordingConnection()
        await fixture.session.connect(connection, fixture.join(nodes: 7), number: 2)
        #expect(try await connection.next().hasTree)
    }

    @Test("An event runs its handler, and the answer contains the difference and the acknowledgement")
    func event() async throws {
        let fixture = try SessionFixture()
        let connection = try await fixture.connect()
        _ = try await connection.next()
        await fixture.session.receive(fixture.click(1), over: connection)
        let answer = try await connection.next()
        #expect(answer.acknowledged == 1)
        #expect(answer.text.contains("Number 1"))
        #expect(answer.title == "Counted to 1")
        #expect(answer.version == 2)
    }

    @Test("A repeated number is acknowledged and not run again")
    func sameNumber() async throws {
        let fixture = try SessionFixture()
        let connection = try await fixture.connect()
        _ = try await connection.next()
        await fixture.session.receive(fixture.click(1), over: connection)
        _ = try await connection.next()
        await fixture.session.receive(fixture.click(1), over: connection)
        let answer = try await connection.next()
        #expect(answer.acknowledged == 1)
        #expect(answer.operationCount == 0)
    }

    @Test("Only a number that is greater than all before it runs its event")
    func numbers() async throws {
        let fixture = try SessionFixture()
        let connection = try await fixture.connect()
        _ = try await connection.next()
        var hasRun: [Bool] = []
        for number in [0, 1, 1, 2, 5, 3, 5, 6, .max, .max] {
            await fixture.session.receive(fixture.click(number), over: connection)
            hasRun.append(try await connection.next().operationCount > 0)
        }
        #expect(hasRun == [false, true, false, true, true, false, false, true, true, false])
    }

    @Test(
        "A click without a handler is refused, with a problem and the whole tree if it is not late, and the next one works",
        arguments: [0, 1, 3, 999, .max] as [UInt32],
        [0, 1, 2, Int.max]
    )
    func forged(node: UInt32, version: Int) async throws {
        let fixture = try SessionFixture()
        let connection = try await fixture.connect()
        _ = try await connection.next()
        await fixture.session.receive(fixture.click(1, on: NodeID(node), version: version), over: connection)
        let answer = try await connection.next()
        #expect(answer.refused == 1 && answer.acknowledged == 1)
        // An event of an earlier version may have had a handler then.
        #expect((answer.problem != nil) == (version > 0))
        #expect(answer.hasTree == (version > 0))
        await fixture.session.receive(fixture.click(2, version: 2), over: connection)
        #expect(try await connection.next().text.contains("Number 1"))
    }

    @Test(
        "An event of a kind that its element does not handle is refused, and the next one works",
        arguments: [EventKind.input, .change, .submit, .key, .scroll]
    )
    func otherKind(kind: EventKind) async throws {
        let fixture = try SessionFixture()
        let connection = try await fixture.connect()
        _ = try await connection.next()
        let payload = EventPayload(value: "x", fields: ["a": ["b"]], key: "Enter")
        let event = ClientMessage.Event(number: 1, version: 1, node: fixture.button, kind: kind, payload: payload)
        await fixture.session.receive(.event(event), over: connection)
        let answer = try await connection.next()
        #expect(answer.problem != nil && answer.acknowledged == 1)
        await fixture.session.receive(fixture.click(2), over: connection)
        #expect(try await connection.next().text.contains("Number 1"))
    }

    @Test("A state that changes without an event is sent")
    func push() async throws {
        let fixture = try SessionFixture()
        let connection = try await fixture.connect()
        _ = try await connection.next()
        fixture.numbers.yield(41)
        #expect(try await connection.next().text.contains("Number 41"))
    }

    @Test("A browser that reads again gets only the latest state")
    func latestWins() async throws {
        let fixture = try SessionFixture()
        let connection = RecordingConnection()
        // The welcome message blocks the connection, so later messages wait.
        connection.stall()
        try await fixture.connect(connection)
        for number in 1...50 { await fixture.session.receive(fixture.click(number), over: connection) }
        #expect(try await connection.next().version == 1)
        connection.goOn()
        let latest = try await connection.next()
        #expect(latest.text.contains("Number 50"))
        #expect(latest.acknowledged == 50)
        #expect(latest.version == 2)
    }

    @Test("A typed text is not sent back, but a change of it by the server is sent")
    func typing() async throws {
        let fixture = try SessionFixture()
        let connection = try await fixture.connect()
        _ = try await connection.next()
        await fixture.session.receive(fixture.type("12", 1), over: connection)
        let agreed = try await connection.next()
        #expect(agreed.text.contains("Number 12") && !agreed.text.contains(#""value""#))
        await fixture.session.receive(fixture.type("nonsense", 2), over: connection)
        #expect(try await connection.next().text.contains(#""value","0""#))
    }

    @Test("A link shows another page in place and changes the address")
    func visit() async throws {
        let fixture = try SessionFixture()
        let connection = try await fixture.connect()
        _ = try await connection.next()
        await fixture.session.receive(.visit(.init(number: 1, target: "/a/b%20c?d")), over: connection)
        let answer = try await connection.next()
        #expect(answer.text.contains("a|b c"))
        #expect(answer.target == "/a/b%20c?d")
        #expect(answer.title == "Test")
        await fixture.session.receive(.visit(.init(number: 2, target: "//example.com")), over: connection)
        let refused = try await connection.next()
        #expect(refused.problem != nil && refused.acknowledged == 2 && refused.target == nil)
    }

    @Test("A link to the current page loads it again")
    func visitAgain() async throws {
        let fixture = try SessionFixture()
        let connection = try await fixture.connect()
        _ = try await connection.next()
        await fixture.session.receive(fixture.click(1), over: connection)
        #expect(try await connection.next().text.contains("Number 1"))
        await fixture.session.receive(.visit(.init(number: 2, target: "/")), over: connection)
        #expect(try await connection.next().text.contains("Number 0"))
    }

    @Test("A link to a file of the site leaves the page for the file")
    func visitOfAsset() async throws {
        let fixture = try SessionFixture()
        let connection = try await fixture.connect()
        _ = try await connection.next()
        await fixture.session.receive(.visit(.init(number: 1, target: "/picture.svg")), over: connection)
        let answer = try await connection.next()
        #expect(answer.text.contains(#""load":"/picture.svg""#))
        #expect(answer.target == nil)
    }

    @Test(
        "A link to what the server answers itself leaves the page",
        arguments: [
            "/picture.svg?version=1", "/%70icture.svg", "/vsm/client.js", "/vsm/socket",
        ]
    )
    func visitOfOtherAddresses(target: String) async throws {
        let fixture = try SessionFixture()
        let connection = try await fixture.connect()
        _ = try await connection.next()
        await fixture.session.receive(.visit(.init(number: 1, target: target)), over: connection)
        #expect(try await connection.next().text.contains(#""load":"\#(target)""#))
    }

    @Test("Too many events at once are dropped with a message")
    func flood() async throws {
        var limits = SessionLimits()
        limits.eventBurst = 3
        limits.eventsPerSecond = 0
        let fixture = try SessionFixture(limits: limits)
        let connection = try await fixture.connect()
        _ = try await connection.next()
        for number in 1...3 {
            await fixture.session.receive(fixture.click(number), over: connection)
            #expect(try await connection.next().problem == nil)
        }
        await fixture.session.receive(fixture.click(4), over: connection)
        let answer = try await connection.next()
        #expect(answer.problem != nil)
        #expect(answer.acknowledged == 4)
        #expect(!answer.text.contains("Number 4"))
    }
}
