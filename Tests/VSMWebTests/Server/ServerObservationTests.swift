#if Web
import Foundation
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle
import Synchronization
import Testing
import VSM

@testable import VSMWeb

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Observers of containers in served pages", .timeLimit(.minutes(10)))
struct ServerObservationTests {
    private final class StateList: ContainerObserver {
        private let found = Mutex<[String]>([])

        var states: [String] { found.withLock { $0 } }

        func containerDidEmit(_ event: ContainerEvent) {
            if case .transition(_, let next) = event.kind { found.withLock { $0.append(next.caseName) } }
        }
    }

    private struct LateView: HTMLView {
        enum ViewState { case loading, loaded }

        let observer: StateList
        var initialState: ViewState { .loading }

        func body(_ container: StateContainer<ViewState>) -> some HTML {
            p { "\(container.state)" }.busy(container.state == .loading)
                .onAppear { container.attach(observer).observe { .loaded } }
        }
    }

    @Test("The observers are those that the page attaches, not those of a scope around the server")
    func server() async throws {
        let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        let channel = try await bootstrap.bind(host: "127.0.0.1", port: 0).get()
        let port = try #require(channel.localAddress?.port)
        try await channel.close()
        let (ofPage, ofScope) = (StateList(), StateList())
        let site = Site(title: "Test") { _ in LateView(observer: ofPage) }
        let logger = Logger(label: "test")
        let server = WebServer(site, configuration: .init(port: port), logger: logger)
        try await withContainerObserver(ofScope) {
            let group = ServiceGroup(configuration: .init(services: [server], logger: logger))
            try await withThrowingTaskGroup(of: Void.self) { tasks in
                tasks.addTask { try await group.run() }
                let session = URLSession(configuration: .ephemeral)
                defer { session.finishTasksAndInvalidate() }
                let url = try #require(URL(string: "http://127.0.0.1:\(port)/"))
                while (try? await session.data(from: url)) == nil {
                    try Task.checkCancellation()
                    await Task.yield()
                }
                await group.triggerGracefulShutdown()
                try await tasks.next()
            }
        }
        #expect(ofPage.states == ["loaded"])
        #expect(ofScope.states == [])
    }
}
#endif
