import SwiftUI
import Testing
import UIKit
import VSM

@MainActor
@Suite("The first app of the guide", .timeLimit(.minutes(10)))
struct QuoteReaderAppTests {
    @Test("The app in SwiftUI shows the quote, and another one after a press")
    func swiftUI() async throws {
        let window = HostedView(QuoteReaderApp())
        #expect(window.description == "ProgressView")
        await window.wait(for: "Less is more.")
        try window.press("Another")
        #expect(window.description == "ProgressView")
        await window.wait(for: "Less is more.")
    }

    @Test("The app in UIKit shows the quote, and another one after a press")
    func uiKit() async throws {
        let screen = HostedScreen(try #require(UIApplication.shared.launch(QuotesAppDelegate())))
        #expect(screen.elements.map(\.name) == ["Quote", "One moment…"])
        await screen.wait { $0.description.contains("Less is more.") }
        try screen.press("Another")
        #expect(screen.elements.map(\.name) == ["Quote", "One moment…"])
        await screen.wait { $0.description.contains("Less is more.") }
    }

    @Test("After a failure, each view offers another attempt")
    func failure() async throws {
        struct Offline: Error {}
        let view = HostedView { QuoteScreen { throw Offline() } }
        await view.wait(for: "No quote today: Offline()")
        try view.press("Try again")
        #expect(view.description == "ProgressView")

        let screen = HostedScreen(QuoteScreenController { throw Offline() })
        await screen.wait { $0.description.contains("No quote today: Offline()") }
        try screen.press("Try again")
        #expect(screen.elements.map(\.name) == ["One moment…"])
    }
}

private final class QuotesAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}
