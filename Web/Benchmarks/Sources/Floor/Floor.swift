import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Sends as many bytes as it is asked for, over WebSockets and HTTP: the least that a server costs.
///
/// The settings of NIO are those of the live web host.
@main
struct Floor {
    static func main() async throws {
        let port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 8080
        let server = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.backlog, value: 256)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.allowRemoteHalfClosure, value: true)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let upgrader = NIOTypedWebSocketServerUpgrader<Void>(
                        maxFrameSize: 64 * 1024,
                        shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture(HTTPHeaders()) },
                        upgradePipelineHandler: { channel, _ in
                            channel.eventLoop.makeCompletedFuture {
                                try channel.pipeline.syncOperations.addHandler(
                                    NIOWebSocketFrameAggregator(
                                        minNonFinalFragmentSize: 64,
                                        maxAccumulatedFrameCount: 64,
                                        maxAccumulatedFrameSize: 64 * 1024
                                    )
                                )
                                try channel.pipeline.syncOperations.addHandler(MessageHandler())
                            }
                        }
                    )
                    var configuration = NIOUpgradableHTTPServerPipelineConfiguration<Void>(
                        upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(
                            upgraders: [upgrader],
                            notUpgradingCompletionHandler: { channel in
                                channel.eventLoop.makeCompletedFuture {
                                    try channel.pipeline.syncOperations.addHandler(RequestHandler())
                                }
                            }
                        )
                    )
                    configuration.enablePipelining = false
                    configuration.enableErrorHandling = false
                    configuration.enableResponseHeaderValidation = false
                    _ = try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
                        configuration: configuration
                    )
                }
            }
            .bind(host: "127.0.0.1", port: port).get()
        try await server.closeFuture.get()
    }
}
