import CoreMetrics
import Logging
import MetricsTestKit
import NIOCore
import NIOEmbedded
import Testing

@testable import VSMWeb

/// The browser's end of a connection to a server with one page.
struct SocketFixture {
    let channel: NIOAsyncTestingChannel
    let sockets: LiveSockets
    let metrics = TestMetrics()
    let log = RecordedLog()
    let gate = WriteGate()
    private let visitor: String
    private let nodeCount: Int

    /// - Parameters:
    ///   - limits: The limits of the session.
    ///   - loop: The event loop of the connection.
    ///   - site: The site of the page.
    ///   - nodeCount: The number of nodes in the page.
    init(
        _ limits: SessionLimits = .neverSlow,
        on loop: NIOAsyncTestingEventLoop = NIOAsyncTestingEventLoop(),
        site: Site = Site(title: "Test") { _ in CounterPage(numbers: AsyncStream { _ in }) },
        nodeCount: Int = SessionFixture.nodeCount
    ) async throws {
        self.nodeCount = nodeCount
        visitor = "visitor"
        channel = NIOAsyncTestingChannel(loop: loop)
        let monitor = ServerMonitor(metrics: ServerMetrics(factory: metrics), logger: log.logger)
        let registry = SessionRegistry(site: site, limits: limits, metrics: monitor.metrics)
        sockets = LiveSockets(registry: registry, limits: limits, monitor: monitor)
        try await addHandlers()
    }

    /// Creates a connection to a server that a test created, or that has another browser.
    init(to sockets: LiveSockets, visitor: String = "visitor") async throws {
        nodeCount = SessionFixture.nodeCount
        self.visitor = visitor
        channel = NIOAsyncTestingChannel()
        self.sockets = sockets
        try await addHandlers()
    }

    private func addHandlers() async throws {
        let (channel, sockets, visitor, gate) = (channel, sockets, visitor, gate)
        try await channel.testingEventLoop.executeInContext {
            try channel.pipeline.syncOperations.addHandler(gate)
            let handler = sockets.makeHandler(on: channel, visitors: [visitor])
            try channel.pipeline.syncOperations.addHandler(handler)
        }
        try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).get()
    }

    /// Loads the page, and joins it.
    func join() async throws {
        let join = try await load()
        try await send(#"["join","\#(join.page)","\#(join.token)",\#(nodeCount),null]"#)
    }

    /// Loads the page.
    ///
    /// - Returns: The message that joins the page.
    func load() async throws -> ClientMessage.Join {
        let request = try #require(PageRequest(target: "/", visitor: visitor))
        return try await sockets.registry.open(request, from: "127.0.0.1").join(nodes: nodeCount)
    }

    func send(_ text: String) async throws {
        try await send(0x81, Array(text.utf8))
    }

    func send(_ first: UInt8, _ payload: [UInt8]) async throws {
        try await channel.writeInbound(ByteBuffer(bytes: Self.frame(first, payload)))
    }

    /// Returns the bytes of a frame of a browser, with at most 65,535 bytes.
    static func frame(_ first: UInt8, _ payload: [UInt8]) -> [UInt8] {
        let count = payload.count
        let length = count < 126 ? [UInt8(count)] : [126, UInt8(count >> 8), UInt8(count & 0xff)]
        // The mask consists of zeros.
        return [first, 0x80 | length[0]] + length.dropFirst() + [0, 0, 0, 0] + payload
    }

    /// Returns the next frame of the server: its first byte and its payload.
    func hear() async throws -> (first: UInt8, payload: [UInt8]) {
        try Self.frame(await channel.waitForOutboundWrite(as: ByteBuffer.self))
    }

    func hearText() async throws -> String {
        String(decoding: try await hear().payload, as: UTF8.self)
    }

    /// Returns the text that the server has already sent, if any.
    func heardText() async throws -> String? {
        await channel.testingEventLoop.run()
        guard let frame = try await channel.readOutbound(as: ByteBuffer.self) else { return nil }
        return String(decoding: try Self.frame(frame).payload, as: UTF8.self)
    }

    /// Returns the code of the next close frame.
    func hearCloseCode() async throws -> UInt16 {
        let (first, payload) = try await hear()
        #expect(first == 0x88)
        return UInt16(payload[0]) << 8 | UInt16(payload[1])
    }

    /// Advances the time.
    func wait(_ time: TimeAmount) async {
        await channel.testingEventLoop.advanceTime(by: time)
    }

    /// Sets whether the browser reads from now on.
    func setReads(_ reads: Bool) async throws {
        try await channel.testingEventLoop.executeInContext { [gate] in gate.set(isOpen: reads) }
    }

    /// Waits until the server has written bytes that the browser does not read; records an issue when the task is cancelled
    /// first.
    func waitForHeldWrite(sourceLocation: SourceLocation = #_sourceLocation) async {
        while gate.heldCount == 0 {
            if Task.isCancelled {
                Issue.record("The server has written nothing that waits.", sourceLocation: sourceLocation)
                return
            }
            await channel.testingEventLoop.run()
            await Task.yield()
        }
    }

    /// Returns the number of events that ran.
    func eventCount() throws -> Int64 {
        try metrics.expectCounter("vsm_events").totalValue
    }

    private static func frame(_ bytes: ByteBuffer) throws -> (first: UInt8, payload: [UInt8]) {
        var frame = bytes
        let first = frame.readInteger(as: UInt8.self)
        if frame.readInteger(as: UInt8.self) == 126 { frame.moveReaderIndex(forwardBy: 2) }
        return (try #require(first), Array(frame.readableBytesView))
    }
}
