#if DEBUG
@_spi(Host) package import VSM

/// The addresses of an inspector, beside those of the site.
package enum InspectionAddress {
    /// The path of the inspector's first page.
    package static let path = "/vsm/inspector"
    /// The path of the stream of events.
    package static let journal = "\(path)/journal"
    /// The path of the script that shows the inspector in the pages of the site.
    package static let script = "\(path)/drawer.js"
}

extension Site {
    /// The site without an inspector.
    var withoutInspection: Site {
        var site = self
        site.inspection = nil
        return site
    }

    /// The pages of the inspector, if the site has one.
    var guardedPages: Site? { inspection?.site }
    var hasGuardedPages: Bool { inspection != nil }

    /// Appends the element of the inspector's script for a page.
    func appendDebugScript(for page: Int, to output: inout [UInt8]) {
        guard inspection != nil else { return }
        output.append("<script src=\"")
        output.append(contentsOf: InspectionAddress.script.utf8)
        output.append("\" data-page=\"")
        output.append(contentsOf: "\(page)".utf8)
        output.append("\" defer></script>\n")
    }
}

/// Watches the open pages of a site, and shows them on pages of its own.
package protocol SiteInspection: Sendable {
    /// The pages and files of the inspector, all below ``InspectionAddress/path``.
    var site: Site { get }

    /// The containers of the views report their events to this observer.
    var observer: any ContainerObserver { get }

    /// The latest events as JSON lines, and then each new one.
    var journalLines: AsyncStream<String> { get }

    /// Whether an inspector shows a page, and needs the controls of its views.
    func isWatching(_ page: Int) -> Bool

    /// The views, the title or the address of a page have changed, or its browser has come or gone.
    ///
    /// - Parameters:
    ///   - page: The number of the page.
    ///   - outline: The page as it is now.
    ///   - session: Changes the page for the inspector.
    func pageDidChange(_ page: Int, _ outline: PageOutline, session: any InspectedSession)

    /// A change of a page was rendered.
    func pageDidRender(_ page: Int, _ patch: RenderedPatch)

    /// A person, or an inspector, has done something in a page.
    func pageDidRun(_ page: Int, _ step: PageStep)

    /// A page was closed.
    func pageDidClose(_ page: Int)
}

/// An open page, as an inspector changes it.
package protocol InspectedSession: Sendable {
    /// Shows an earlier state of a view in place of the current one; `nil` shows the current one again.
    ///
    /// The page is read-only while one of its views shows an earlier state.
    func show(_ state: RetainedState?, of container: ContainerIdentity) async

    /// Causes an event, as a person would.
    ///
    /// - Parameters:
    ///   - control: The element with the handler.
    ///   - text: The text that comes with the event.
    func use(_ control: ViewOutline.Control, text: String) async

    /// Reports the outline of the page again.
    func report() async
}
#endif
