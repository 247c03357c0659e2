import LoadPlan
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOWebSocket

/// How to reach a site.
struct SiteConnection: Sendable {
    /// The maximum size of a document and of a message, in bytes.
    static let maximumSize = 1 << 24

    let host: String
    let port: Int
    /// The name of the site in requests.
    let authority: String
    let loop: any EventLoop

    private var bootstrap: ClientBootstrap {
        ClientBootstrap(group: loop).connectTimeout(.fraction(Rejoining.patienceForConnecting))
            .channelOption(.tcpOption(.tcp_nodelay), value: 1)
    }

    private func headers(_ cookies: String?) -> HTTPHeaders {
        var headers: HTTPHeaders = ["Host": authority]
        if let cookies { headers.add(name: "Cookie", value: cookies) }
        return headers
    }

    /// Requests a document on a connection of its own.
    func fetch(_ path: String, cookies: String?) async throws -> FetchedDocument {
        var headers = headers(cookies)
        headers.add(name: "Accept", value: "text/html")
        headers.add(name: "Accept-Encoding", value: "gzip")
        headers.add(name: "Connection", value: "close")
        let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: path, headers: headers)
        let promise = loop.makePromise(of: FetchedDocument.self)
        let timeout = loop.scheduleTask(in: .fraction(Rejoining.patienceForPage)) {
            promise.fail(StepProblem(description: "A page was not answered in time."))
        }
        defer { timeout.cancel() }
        let channel: any Channel
        do {
            channel = try await bootstrap.channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    try pipeline.addHTTPClientHandlers()
                    try pipeline.addHandler(ByteCounter())
                    try pipeline.addHandler(NIOHTTPResponseDecompressor(limit: .size(Self.maximumSize)))
                    try pipeline.addHandler(ResponseReader(promise))
                }
            }.connect(host: host, port: port).get()
        } catch {
            promise.fail(error)
            throw StepProblem(description: "The site cannot be reached.")
        }
        channel.write(HTTPClientRequestPart.head(head), promise: nil)
        channel.writeAndFlush(HTTPClientRequestPart.end(nil), promise: nil)
        defer { channel.close(promise: nil) }
        return try await promise.futureResult.get()
    }

    /// Opens a WebSocket.
    func openSocket(cookies: String?, handler: @escaping @Sendable () -> SocketHandler) async throws -> any Channel {
        var headers = headers(cookies)
        headers.add(name: "Origin", value: "http://\(authority)")
        let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/vsm/socket", headers: headers)
        let upgrading = try await bootstrap.connect(host: host, port: port) { channel in
            channel.eventLoop.makeCompletedFuture {
                let upgrader = NIOTypedWebSocketClientUpgrader<any Channel>(maxFrameSize: Self.maximumSize) {
                    channel,
                    _ in
                    channel.eventLoop.makeCompletedFuture {
                        try channel.pipeline.syncOperations.addHandler(handler())
                        return channel
                    }
                }
                var configuration = NIOUpgradableHTTPClientPipelineConfiguration(
                    upgradeConfiguration: NIOTypedHTTPClientUpgradeConfiguration(
                        upgradeRequestHead: head,
                        upgraders: [upgrader],
                        notUpgradingCompletionHandler: { channel in
                            channel.close(promise: nil)
                            return channel.eventLoop.makeFailedFuture(
                                StepProblem(description: "The site refused a connection.")
                            )
                        }
                    )
                )
                configuration.leftOverBytesStrategy = .forwardBytes
                return try channel.pipeline.syncOperations.configureUpgradableHTTPClientPipeline(
                    configuration: configuration
                )
            }
        }
        let promise = loop.makePromise(of: (any Channel).self)
        let timeout = loop.scheduleTask(in: .fraction(Rejoining.patienceForConnecting)) {
            promise.fail(StepProblem(description: "A connection was not answered in time."))
            upgrading.whenSuccess { $0.close(promise: nil) }
        }
        defer { timeout.cancel() }
        upgrading.cascade(to: promise)
        return try await promise.futureResult.get()
    }
}
