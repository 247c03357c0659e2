import VSM
@_spi(Host) import VSMTesting
import VSMWeb

/// A page in one run of an exploration.
final class ExploredPage {
    /// The container with the current snapshot of the page.
    let container: StateContainer<PageSnapshot>
    private let page: LiveTest
    private let followsLinks: Bool
    private let samples: FieldSamples
    /// Returns whether a snapshot is the first of its name in the exploration.
    private let isFirst: (PageSnapshot) -> Bool
    private var seenChanges: Int
    private var failure: (any Error)?
    /// The path from which the explored page was redirected, if it was.
    private let firstRedirect: String?
    /// Whether the run has left for another page, which is not explored.
    private(set) var hasLeft = false

    init(
        _ page: LiveTest,
        followsLinks: Bool,
        samples: FieldSamples,
        isFirst: @escaping (PageSnapshot) -> Bool
    ) {
        self.page = page
        self.followsLinks = followsLinks
        self.samples = samples
        self.isFirst = isFirst
        let snapshot = PageSnapshot(page, followsLinks: followsLinks, samples: samples)
        container = page.host.container(state: snapshot.withMarkup(of: page, isFirst))
        seenChanges = page.browser.changeCount
        firstRedirect = page.exchange.redirectTarget
    }

    /// Performs an action.
    func perform(_ name: String) {
        do {
            let actions = page.actions(followingLinks: followsLinks, samples: samples)
            try actions.first { $0.name == name }?.perform(page)
        } catch {
            failure = error
        }
    }

    /// Adopts the changes of the page.
    ///
    /// - Throws: The error of the last action.
    func update() throws {
        if let failure { throw failure }
        guard !hasLeft else { return }
        page.update()
        guard page.browser.changeCount != seenChanges else { return }
        seenChanges = page.browser.changeCount
        if !followsLinks, page.exchange.redirectTarget != firstRedirect {
            hasLeft = true
            container.observe(PageSnapshot(leavingFor: page).withMarkup(of: page, isFirst))
            // The other page belongs to its own graph.
            page.exchange.close()
            return
        }
        let snapshot = PageSnapshot(page, followsLinks: followsLinks, samples: samples)
        container.observe(snapshot.withMarkup(of: page, isFirst))
    }
}

extension PageSnapshot {
    /// Returns the snapshot with what the page shows if a graph keeps it.
    ///
    /// Writing that for each change would slow the exploration down.
    fileprivate func withMarkup(of page: LiveTest, _ isFirst: (PageSnapshot) -> Bool) -> PageSnapshot {
        guard isFirst(self) else { return self }
        var snapshot = self
        snapshot.markup = PageMarkup(page.browser).html
        return snapshot
    }
}
