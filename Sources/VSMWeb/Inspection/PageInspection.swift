#if DEBUG || Inspector
import VSM

/// What a page reports to an inspector. It belongs to the actor of the page.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
final class PageInspection: ViewInspection {
    private let inspection: any SiteInspection
    private let session: any InspectedSession
    private let number: Int
    private var reported: PageOutline?
    private var rendered: [RenderedPatch.View] = []

    init(_ inspection: any SiteInspection, _ session: any InspectedSession, number: Int) {
        self.inspection = inspection
        self.session = session
        self.number = number
    }

    func viewDidMount<State>(_ container: StateContainer<State>) {
        container.attach(inspection.observer)
    }

    func viewDidRender(_ view: PageView, bytes: Int) {
        rendered.append(RenderedPatch.View(name: view.typeName, bytes: bytes))
    }

    /// Forgets the renderings whose result is part of a document.
    func documentWasWritten() {
        rendered = []
    }

    /// Reports a rendering.
    func pageDidRender(bytes: Int, took duration: Duration) {
        guard !rendered.isEmpty else { return }
        let microseconds = Int(duration / .microseconds(1))
        inspection.pageDidRender(number, RenderedPatch(bytes: bytes, microseconds: microseconds, views: rendered))
        rendered = []
    }

    /// Reports the page if it has changed since the last report.
    func report(_ exchange: PageExchange, isConnected: Bool) {
        var outline = PageOutline()
        (outline.title, outline.target) = (exchange.head.title, exchange.head.target)
        outline.isConnected = isConnected
        outline.views = exchange.page.viewOutlines(withControls: inspection.isWatching(number))
        guard outline != reported else { return }
        reported = outline
        inspection.pageDidChange(number, outline, session: session)
    }

    /// Reports that the handler of an event is about to run.
    func pageWillRun(_ event: ClientMessage.Event, in page: RenderedPage) {
        let controls = page.collectControls().values.joined()
        let control = controls.first { $0.node == event.node.number && $0.event == event.kind.rawValue }
        guard var control else { return }
        let payload = event.payload
        for index in control.fields.indices where !control.fields[index].isSecret {
            let name = control.fields[index].name ?? ""
            if let value = payload.fields?[name] { control.fields[index].value = value }
        }
        let text = control.isSecret ? payload.value.map { _ in "" } : payload.value
        inspection.pageDidRun(number, .use(control, text: text, isChecked: payload.isChecked))
    }

    /// Reports that the person follows a link.
    func pageWillFollow(_ target: String) {
        inspection.pageDidRun(number, .visit(target))
    }

    func pageDidClose() {
        inspection.pageDidClose(number)
    }
}

/// What the views of a page report to an inspector.
protocol ViewInspection: AnyObject {
    /// A view has got its container.
    func viewDidMount<State>(_ container: StateContainer<State>)

    /// A view was rendered by itself.
    func viewDidRender(_ view: PageView, bytes: Int)
}

extension RenderedPage {
    /// The views with states, in document order.
    ///
    /// - Parameter withControls: Whether to find the elements with handlers, for which the page is rendered as a whole. It
    ///   must have no changes that were not rendered.
    func viewOutlines(withControls: Bool) -> [ViewOutline] {
        let controls = withControls && !needsRendering ? collectControls() : [:]
        var outlines: [ViewOutline] = []
        func append(_ region: Region, depth: Int) {
            var depth = depth
            if let view = region as? PageView, let container = view.containerIdentity {
                outlines.append(
                    ViewOutline(
                        name: view.typeName,
                        depth: depth,
                        container: container,
                        showsEarlierState: view.showsEarlierState,
                        controls: controls[ObjectIdentifier(view)] ?? []
                    )
                )
                depth += 1
            }
            region.forEachRegion { append($0, depth: depth) }
        }
        if let region = rootRegion { append(region, depth: 0) }
        return outlines
    }

    /// Shows an earlier state of a view, or its current state.
    func show(_ state: RetainedState?, of container: ContainerIdentity) {
        func find(_ region: Region) {
            if let view = region as? PageView, view.containerIdentity == container { view.show(state) }
            region.forEachRegion(find)
        }
        if let region = rootRegion { find(region) }
    }

    /// Whether a view shows an earlier state.
    var showsEarlierState: Bool {
        func shows(_ region: Region) -> Bool {
            var result = (region as? PageView)?.showsEarlierState ?? false
            region.forEachRegion { result = result || shows($0) }
            return result
        }
        return rootRegion.map(shows) ?? false
    }
}
#endif
