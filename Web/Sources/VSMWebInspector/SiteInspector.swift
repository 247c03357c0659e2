#if DEBUG
import Synchronization
package import VSM
@_spi(Inspection) import VSMInspector
public import VSMWeb

/// Inspects the open pages of a site.
package final class SiteInspector: Sendable {
    let inspector: Inspector
    private let pages = Mutex(InspectedPages())
    private let sessions = Mutex<[Int: any InspectedSession]>([:])
    private let replays = JourneyReplays()
    /// How many inspectors show each page.
    private let watched = Mutex<[Int: Int]>([:])

    /// How a test makes the site; `nil` if the author has not said it.
    let testSite: CopiedTest.Site?

    init(_ inspector: Inspector, testSite: CopiedTest.Site? = nil) {
        self.inspector = inspector
        self.testSite = testSite
    }

    /// What was recorded so far.
    var record: SiteRecord { SiteRecord(containers: inspector.record, pages: pages.withLock { $0.pages }) }

    /// The record now and after each change.
    var records: AsyncMapSequence<CurrentValue<Void>.Values, SiteRecord> { inspector.changes.map { [self] in record } }

    /// Forces the outcome of a dependency.
    func force(_ outcome: ForcedOutcome, of name: String) {
        let time = inspector.now
        updatePages { pages in
            for page in pages.pages where page.outline.isConnected {
                pages.update(page.number) { $0.append(.outcome(name, outcome), at: time) }
            }
        }
        ForcedOutcomes.shared.force(outcome, of: name)
    }

    /// Shows the state after a line of a journey in the page, in place of the current one.
    ///
    /// - Parameter line: The line; `nil` shows the current state again.
    func show(_ line: Int?, of container: Int, in page: Int) {
        replays.stop(container)
        Task { await present(line, of: container, in: page) }
    }

    /// Shows the states of a journey one after the other, and then the current one.
    ///
    /// - Parameter pause: Waits between two states.
    func replay(
        _ container: Int,
        in page: Int,
        pause: @escaping @Sendable () async throws -> Void = JourneyReplays.pause
    ) {
        guard let inspected = inspector.record.container(container) else { return }
        replays.start(inspected, pause: pause) { await self.present($0, of: container, in: page) }
    }

    private func present(_ line: Int?, of container: Int, in page: Int) async {
        guard let view = view(of: container, in: page), let session = session(page) else { return }
        let state = line.flatMap { inspector.state(of: container, at: $0) }
        await session.show(state?.value, of: view.outline.container)
        inspector.update { $0.show(state == nil ? nil : line, of: container) }
    }

    /// Continues with the state after a line of a journey.
    func resume(_ line: Int, of container: Int, in page: Int?) {
        if let page { show(nil, of: container, in: page) }
        inspector.resume(container, at: line)
    }

    /// Causes an event in a page.
    func use(_ control: ViewOutline.Control, text: String, in page: Int) {
        guard let session = session(page) else { return }
        Task { await session.use(control, text: text) }
    }

    /// Begins to look at a page, whose controls are reported from now on.
    func watch(_ page: Int) {
        watched.withLock { $0[page, default: 0] += 1 }
        guard let session = session(page) else { return }
        Task { await session.report() }
    }

    /// Stops looking at a page.
    func unwatch(_ page: Int) {
        watched.withLock { watched in
            watched[page, default: 1] -= 1
            if watched[page] == 0 { watched[page] = nil }
        }
    }

    private func session(_ page: Int) -> (any InspectedSession)? { sessions.withLock { $0[page] } }

    private func view(of container: Int, in page: Int) -> InspectedPage.View? {
        record.pages.first { $0.number == page }?.views.first { $0.container == container }
    }

    /// Changes what is known of the pages, and tells the listeners.
    private func updatePages(_ change: (inout InspectedPages) -> Void) {
        pages.withLock { change(&$0) }
        inspector.update { _ in }
    }
}

extension SiteInspector: SiteInspection {
    package var site: Site { .inspector(self) }

    package var observer: any ContainerObserver { inspector }

    package var journalLines: AsyncStream<String> { inspector.journalLines }

    package func isWatching(_ page: Int) -> Bool { watched.withLock { $0[page] != nil } }

    package func pageDidChange(_ page: Int, _ outline: PageOutline, session: any InspectedSession) {
        sessions.withLock { $0[page] = session }
        let record = inspector.record
        let views = outline.views.compactMap { view in
            record.number(of: view.container).map { InspectedPage.View(outline: view, container: $0) }
        }
        // A view that is in the page several times has no state of its own name.
        let counts = Dictionary(grouping: views, by: \.outline.name)
        let states = views.filter { counts[$0.outline.name]?.count == 1 }.compactMap { view in
            record.container(view.container).map {
                InspectedPage.NamedState(view: view.outline.name, state: $0.state.name)
            }
        }
        updatePages { pages in
            pages.update(page) { page in
                if page.openedTarget.isEmpty { page.openedTarget = outline.target }
                (page.outline, page.views, page.namedStates) = (outline, views, states)
            }
        }
    }

    package func pageDidRender(_ page: Int, _ patch: RenderedPatch) {
        updatePages { $0.update(page) { $0.append(patch) } }
    }

    package func pageDidRun(_ page: Int, _ step: PageStep) {
        let time = inspector.now
        updatePages { pages in
            pages.update(page) { page in
                switch step {
                case .use(let control, let text, let isChecked):
                    page.append(.use(control, text: text, isChecked: isChecked), at: time)
                case .visit(let target): page.append(.visit(target), at: time)
                }
            }
        }
    }

    package func pageDidClose(_ page: Int) {
        sessions.withLock { $0[page] = nil }
        updatePages { $0.remove(page) }
    }
}

extension Site {
    /// Returns the site with an inspector, which shows the views, the states and the journeys of its open pages.
    ///
    /// The server prints the address of the inspector when it starts. Open it once. From then on, the pages of the site
    /// have a button in that browser, which shows the inspector beside them; so does Alt-I.
    ///
    /// The inspector exists in builds with `DEBUG`, on a server that only its own machine can reach, and for the browser
    /// that has opened the printed address. In other builds, this method returns the site as it is.
    ///
    /// - Parameters:
    ///   - testSite: How your tests make the site, for *Copy as test*, such as `"StubShop().site"`.
    ///   - modules: The modules that such a test imports, such as that of the views.
    public func inspectable(testSite: String? = nil, importing modules: [String] = []) -> Site {
        var site = self
        let testSite = testSite.map { CopiedTest.Site(expression: $0, modules: modules) }
        site.inspection = SiteInspector(Inspector(), testSite: testSite)
        return site
    }
}
#else
public import VSMWeb

extension Site {
    /// Returns the site as it is, because this build has no inspector.
    @_alwaysEmitIntoClient @_transparent
    public func inspectable(testSite: String? = nil, importing modules: [String] = []) -> Site { self }
}
#endif
