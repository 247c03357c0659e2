#if DEBUG
@_spi(Host) import VSM

extension LiveSession: InspectedSession {
    package func show(_ state: RetainedState?, of container: ContainerIdentity) {
        inspect { $0.page.show(state, of: container) }
    }

    package func use(_ control: ViewOutline.Control, text: String) {
        inspect { $0.use(control, text: text) }
    }

    package func report() {
        inspect { _ in }
    }
}

extension LiveSession {
    /// Reports a new page to an inspector, if there is one.
    func introduce(_ exchange: PageExchange) {
        exchange.page.inspection = environment.site.inspection.map { PageInspection($0, self, number: number) }
    }

    /// Changes the page for an inspector, renders it, and reports the result.
    func inspect(_ change: (PageExchange) -> Void) {
        guard let exchange else { return }
        isInTurn = true
        change(exchange)
        exchange.render()
        isInTurn = false
        exchange.didChange(isConnected: connection != nil)
        update()
    }
}

extension PageExchange {
    /// What the page reports to an inspector.
    private var inspection: PageInspection? { page.inspection as? PageInspection }

    func willRun(_ event: ClientMessage.Event) { inspection?.pageWillRun(event, in: page) }

    func willFollow(_ visit: ClientMessage.Visit) { inspection?.pageWillFollow(visit.target) }

    func renderChanges(version: Int) -> [UInt8] {
        let start = ContinuousClock.now
        let operations = page.renderChanges(version: version)
        inspection?.pageDidRender(bytes: operations.count, took: .now - start)
        return operations
    }

    func didWriteDocument(isConnected: Bool) {
        inspection?.documentWasWritten()
        didChange(isConnected: isConnected)
    }

    func didChange(isConnected: Bool) { inspection?.report(self, isConnected: isConnected) }

    func willClose() { inspection?.pageDidClose() }

    /// Causes an event, as a person would who sees the current page.
    func use(_ control: ViewOutline.Control, text: String) {
        guard let kind = EventKind(rawValue: control.event) else { return }
        render()
        var payload = EventPayload()
        switch kind {
        case .input, .change: payload.value = text
        case .submit:
            payload.fields = FormValues(
                fields: Dictionary(control.fields.map { ($0.name ?? "", [$0.value]) }) { $0 + $1 }
            )
        default: break
        }
        run(
            ClientMessage.Event(
                number: 0,
                version: .max,
                node: NodeID(control.node),
                kind: kind,
                payload: payload
            )
        )
    }
}
#endif
