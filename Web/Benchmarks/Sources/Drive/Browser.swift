public import LiveMessages
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// A page that is open in a browser, and connected.
public struct Browser: Sendable {
    private let channel: any Channel

    /// Connects a loaded page to its server.
    ///
    /// - Parameters:
    ///   - conversation: How the browser speaks to the server.
    ///   - port: The port of the server.
    public init(_ conversation: any BrowserProtocol, port: Int) async throws {
        let connecting = MultiThreadedEventLoopGroup.singleton.next().makePromise(of: Void.self)
        do {
            channel = try await Self.connect(conversation, port: port, connecting).get()
        } catch {
            connecting.fail(error)
            throw error
        }
        withHandler({ $0.begin() }, otherwise: { connecting.fail($0) })
        try await connecting.futureResult.get()
    }

    /// Sends events until the run ends.
    public func perform(_ run: EventRun) async throws -> EventCount {
        let promise = channel.eventLoop.makePromise(of: EventCount.self)
        withHandler({ $0.start(run, promise) }, otherwise: { promise.fail($0) })
        return try await promise.futureResult.get()
    }

    /// Ends the connection.
    public func close() async {
        try? await channel.close()
    }

    private func withHandler(
        _ body: @escaping @Sendable (BrowserHandler) -> Void,
        otherwise: @escaping @Sendable (any Error) -> Void
    ) {
        let channel = channel
        channel.eventLoop.execute {
            do {
                body(try channel.pipeline.syncOperations.handler(type: BrowserHandler.self))
            } catch {
                otherwise(error)
            }
        }
    }
}

extension Browser {
    /// Opens a WebSocket.
    private static func connect(
        _ conversation: any BrowserProtocol,
        port: Int,
        _ connecting: EventLoopPromise<Void>
    ) async throws -> EventLoopFuture<any Channel> {
        let bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        return try await bootstrap.connect(host: "127.0.0.1", port: port) { channel in
            channel.eventLoop.makeCompletedFuture {
                let upgrader = NIOTypedWebSocketClientUpgrader<any Channel>(maxFrameSize: 1 << 24) { channel, _ in
                    channel.eventLoop.makeCompletedFuture {
                        try channel.pipeline.syncOperations.addHandler(
                            BrowserHandler(conversation, connecting: connecting)
                        )
                        return channel
                    }
                }
                var headers: HTTPHeaders = ["Host": "127.0.0.1:\(port)"]
                for header in conversation.socketHeaders { headers.add(name: header.name, value: header.value) }
                var configuration = NIOUpgradableHTTPClientPipelineConfiguration(
                    upgradeConfiguration: NIOTypedHTTPClientUpgradeConfiguration(
                        upgradeRequestHead: HTTPRequestHead(
                            version: .http1_1,
                            method: .GET,
                            uri: conversation.socketPath,
                            headers: headers
                        ),
                        upgraders: [upgrader],
                        notUpgradingCompletionHandler: { channel in
                            channel.close(promise: nil)
                            return channel.eventLoop.makeFailedFuture(
                                MeasurementFailure("The server refused the WebSocket.")
                            )
                        }
                    )
                )
                // A server may send its first message together with the response.
                configuration.leftOverBytesStrategy = .forwardBytes
                return try channel.pipeline.syncOperations.configureUpgradableHTTPClientPipeline(
                    configuration: configuration
                )
            }
        }
    }
}
