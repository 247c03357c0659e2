#if DEBUG
import VSM

/// What a page reports to an inspector.
///
/// It belongs to the actor of the page.
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
        rendered.append(RenderedPatch.View(name: (view as? any InspectedView)?.typeName ?? "", bytes: bytes))
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
#endif
