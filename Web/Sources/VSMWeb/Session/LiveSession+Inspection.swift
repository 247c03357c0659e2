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

extension PageExchange {
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
