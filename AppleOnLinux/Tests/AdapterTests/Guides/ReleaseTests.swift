import SwiftUI
import Testing
import UIKit
import VSM

@MainActor
@Suite("A screen that was dismissed", .timeLimit(.minutes(10)))
struct ReleaseTests {
    let work = EndlessWork()
    let shown = ShownContainer()

    func makeHost() -> HostedView {
        let episode = OfferedEpisode(episode: Episode(title: "The Compiler"), store: work)
        return HostedView { NavigationStack { EpisodeShelf(episode: episode, shown: shown) } }
    }

    @Test("A sheet that is closed releases its container and ends the download")
    func sheet() async throws {
        let host = makeHost()
        try host.press("Episode")
        try host.press("Download")
        await work.waitUntilBegun()
        #expect(shown.container != nil)  // a weak reference
        try host.press("Close")
        await host.wait(for: "Details")
        #expect(shown.container == nil)
        await work.waitUntilEnded()
    }

    @Test("Back releases the container of the screen and ends the download")
    func back() async throws {
        let host = makeHost()
        try host.press("Details")
        try host.press("Download")
        await work.waitUntilBegun()
        #expect(shown.container != nil)
        try host.press("Back")
        await host.wait(for: "Details")
        #expect(shown.container == nil)
        await work.waitUntilEnded()
    }

    @Test("A view controller that is popped releases its container and ends the request")
    func popped() async {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let screen = HostedScreen(navigation)
        weak var controller: QuoteController?
        weak var container: QuoteContainer?
        do {
            let pushed = makeController()
            navigation.pushViewController(pushed, animated: false)
            (controller, container) = (pushed, pushed.$state)
        }
        await work.waitUntilBegun()
        #expect(controller != nil && container != nil)
        navigation.popViewController(animated: false)
        withExtendedLifetime(screen) {}
        #expect(controller == nil && container == nil)
        await work.waitUntilEnded()
    }

    @Test("A view controller that was presented releases its container when it is dismissed")
    func dismissed() async {
        let presenting = UIViewController()
        let screen = HostedScreen(presenting)
        weak var controller: QuoteController?
        weak var container: QuoteContainer?
        do {
            let presented = makeController()
            presenting.present(presented, animated: false)
            (controller, container) = (presented, presented.$state)
        }
        await work.waitUntilBegun()
        #expect(controller != nil && container != nil)
        presenting.dismiss(animated: false)
        withExtendedLifetime(screen) {}
        #expect(controller == nil && container == nil)
        await work.waitUntilEnded()
    }

    private typealias QuoteContainer = RenderedViewState<QuoteViewState>.RenderedContainer

    private func makeController() -> QuoteController {
        let work = work
        return QuoteController {
            try await work.run()
            return ""
        }
    }
}

private final class QuoteController: UIViewController {
    @RenderedViewState var state: QuoteViewState

    init(fetchQuote: @escaping () async throws -> String) {
        _state = .init(begin: LoaderModel(fetchQuote: fetchQuote).load(), render: Self.render)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("Create this screen in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        $state.startRendering(on: self)
    }

    private func render() {}
}
