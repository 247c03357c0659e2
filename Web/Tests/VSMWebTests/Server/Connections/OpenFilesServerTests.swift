import Foundation
import NIOCore
import NIOPosix
import Testing

@testable import VSMWeb

@Suite("A server with a low limit of open files", .timeLimit(.minutes(10)))
struct OpenFilesServerTests {
    @Test("Silent connections do not keep a page from loading")
    func silentConnections() async throws {
        let listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .bind(host: "127.0.0.1", port: 0) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                }
            }
        let port = try #require(listener.channel.localAddress?.port)
        try await withThrowingTaskGroup(of: Void.self) { tasks in
            tasks.addTask {
                await #expect(processExitsWith: .success) { [port = port as Int] in
                    try #require(OpenFiles.setLimit(256 + 4 * System.coreCount))
                    var limits = SessionLimits.neverSlow
                    limits.connectionsPerAddress = nil
                    try await ServerFixture.run(limits) { server in
                        let parent = try await RawConnection(port)
                        await parent.send("\(server.port)\n")
                        await parent.end()
                    }
                }
                try? await listener.channel.close()
            }
            try await listener.executeThenClose { processes in
                for try await process in processes {
                    try await process.executeThenClose { input, _ in
                        var said = ""
                        for try await bytes in input {
                            said += String(buffer: bytes)
                            if said.hasSuffix("\n") { break }
                        }
                        try await check(try #require(Int(said.dropLast())))
                    }
                    break
                }
            }
            try await tasks.waitForAll()
        }
    }

    private func check(_ port: Int) async throws {
        let server = ServerFixture(port: port, log: RecordedLog())
        var silent: [RawConnection] = []
        for _ in 0..<260 { silent.append(try await server.connect()) }
        for _ in 0..<10 { #expect(try await server.get().status == 200) }
        #expect(await silent[0].end() == "")
        // If the server ran out of files, it would serve nobody until all of these are closed.
        #expect(!silent[150].hasEnded)
    }
}

extension OpenFiles {
    /// Lowers the limit of open files of this process.
    fileprivate static func setLimit(_ limit: Int) -> Bool {
        #if canImport(Glibc)
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
        let resource = RLIMIT_NOFILE
        #endif
        var files = rlimit(rlim_cur: rlim_t(limit), rlim_max: rlim_t(limit))
        return setrlimit(resource, &files) == 0
    }
}
