#if Web
import NIOCore
import NIOEmbedded
import Testing

@testable import VSMWeb

@Suite("A server that prepares to stop", .timeLimit(.minutes(10)))
struct DrainTests {
    @Test("Draining closes every live connection with 1001 within a second")
    func drain() async throws {
        let site = Site(title: "Test") { _ in CounterPage(numbers: AsyncStream { _ in }) }
        var configuration = WebServer.Configuration(limits: .neverSlow)
        configuration.drainTime = .milliseconds(5)
        let pages = LivePages(site, configuration: configuration)
        var browsers: [SocketFixture] = []
        for _ in 0..<3 {
            let browser = try await SocketFixture(to: pages.sockets)
            pages.connections.open(browser.channel).becomeLive()
            try await browser.join()
            _ = try await browser.hear()
            browsers.append(browser)
        }
        await pages.drain()
        for browser in browsers {
            await browser.wait(.seconds(1))
            #expect(try await browser.hearCloseCode() == 1001)
        }
        for browser in browsers {
            await browser.wait(SocketDeadlines.farewell + .seconds(1))
            try await browser.channel.closeFuture.get()
        }
    }
}
#endif
