import NIOCore
import NIOPosix
import Testing

@testable import VSMWeb

@Suite("A server that follows another one")
struct ServerReplacementTests {
    @Test("There is one only if the environment names a process", arguments: ["", "-1", "0", "1", "x", "99999999999"])
    func environment(text: String) {
        #expect(ServerReplacement(.init(), environment: ["VSM_DEVELOPMENT": "/folder"]) == nil)
        let environment = ["VSM_DEVELOPMENT": "/folder", "VSM_DEVELOPMENT_FORMER": text]
        #expect(ServerReplacement(.init(), environment: environment) == nil)
        #expect(ServerReplacement(.init(), environment: ["VSM_DEVELOPMENT_FORMER": "2"]) == nil)
    }

    @Test("The port is free when the former server no longer listens")
    func port() async throws {
        // Another program may take the port as soon as it is free.
        for _ in 1...10 {
            let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
                .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                .bind(host: "127.0.0.1", port: 0).get()
            let port = try #require(channel.localAddress?.port)
            let environment = ["VSM_DEVELOPMENT": "/folder", "VSM_DEVELOPMENT_FORMER": "2147483647"]
            let replacement = try #require(ServerReplacement(.init(port: port), environment: environment))
            #expect(!replacement.isPortFree)
            try await channel.close()
            if replacement.isPortFree { return }
        }
        Issue.record("The port was never free.")
    }
}
