import NIOCore
import NIOEmbedded
import Testing

@testable import VSMWeb

@Suite("Waiting for the end of live connections", .timeLimit(.minutes(10)))
struct LiveSocketsTests {
    @Test("One task waits for all connections, and the others leave")
    func oneWaits() {
        var attendance = SocketAttendance()
        #expect(attendance.begin() == .leave)
        attendance.openCount = 2
        #expect(attendance.begin() == .wait)
        #expect(attendance.begin() == .leave)
        _ = attendance.noteClosed()
        #expect(attendance.begin() == .leave)
        _ = attendance.noteClosed()
        attendance.openCount = 1
        #expect(attendance.begin() == .wait)
        attendance.isClosing = true
        #expect(attendance.begin() == .close)
    }

    @Test("The waiting task returns when the last connection has ended")
    func lastEnd() async throws {
        let first = try await SocketFixture()
        let second = try await SocketFixture(to: first.sockets)
        async let end: Void = first.sockets.waitForEnd(of: first.channel)
        try await first.channel.close()
        #expect(second.channel.isActive)
        try await second.channel.close()
        await end
        await first.sockets.waitForEnd(of: first.channel)
    }

    @Test("Cancelling the waiting task closes all connections, and those that open later")
    func cancellation() async throws {
        let first = try await SocketFixture()
        let second = try await SocketFixture(to: first.sockets)
        let waiting = Task { await first.sockets.waitForEnd(of: first.channel) }
        waiting.cancel()
        await end(of: first)
        await end(of: second)
        await waiting.value
        let late = try await SocketFixture(to: first.sockets)
        await first.sockets.waitForEnd(of: late.channel)
        await end(of: late)
    }

    private func end(of fixture: SocketFixture, sourceLocation: SourceLocation = #_sourceLocation) async {
        while fixture.channel.isActive, !Task.isCancelled {
            await fixture.channel.testingEventLoop.run()
            await Task.yield()
        }
        #expect(!fixture.channel.isActive, sourceLocation: sourceLocation)
    }
}
