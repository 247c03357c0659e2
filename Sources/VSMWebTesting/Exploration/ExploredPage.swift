import VSM
import VSMTesting
import VSMWeb

/// A page in one run of an exploration.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
final class ExploredPage {
    /// Shows what is in the page.
    let container: StateContainer<PageSnapshot>
    private let page: LiveTest
    private let followsLinks: Bool
    private let samples: FieldSamples
    private var seenChanges: Int
    private var failure: (any Error)?
    /// Where the page that is explored came from, if it was by a redirection.
    private let firstRedirect: String?
    /// Whether the run is at another page, which is not explored.
    private(set) var hasLeft = false

    init(_ page: LiveTest, followsLinks: Bool, samples: FieldSamples) {
        self.page = page
        self.followsLinks = followsLinks
        self.samples = samples
        container = page.host.container(state: PageSnapshot(page, followsLinks: followsLinks, samples: samples))
        seenChanges = page.browser.changeCount
        firstRedirect = page.exchange.redirectTarget
    }

    /// Does what an action does.
    func perform(_ name: String) {
        do {
            let actions = page.actions(followingLinks: followsLinks, samples: samples)
            try actions.first { $0.name == name }?.perform(page)
        } catch {
            failure = error
        }
    }

    /// Takes over what has changed in the page.
    ///
    /// - Throws: Why the last action could not be done.
    func update() throws {
        if let failure { throw failure }
        guard !hasLeft else { return }
        page.update()
        guard page.browser.changeCount != seenChanges else { return }
        seenChanges = page.browser.changeCount
        if !followsLinks, page.exchange.redirectTarget != firstRedirect {
            hasLeft = true
            container.observe(PageSnapshot(leavingFor: page))
            // What the other page does belongs to its own graph.
            page.exchange.close()
            return
        }
        container.observe(PageSnapshot(page, followsLinks: followsLinks, samples: samples))
    }
}
