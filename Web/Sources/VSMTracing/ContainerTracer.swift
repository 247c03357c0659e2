public import Tracing
public import VSM

/// Traces the actions of containers with swift-distributed-tracing.
///
/// ```swift
/// InstrumentationSystem.bootstrap(tracer)                // the tracer of an OpenTelemetry library, for example
/// withContainerObserver(ContainerTracer()) { … }         // all containers that are created in the closure
/// container.attach(ContainerTracer())                    // one container
/// ```
///
/// Each action is a span. It begins and ends with the action, and its parent is the span in which the action is observed,
/// such as that of an event in a live page, also if the action is debounced or throttled. Each of its first 128 states is
/// an event of the span. What belongs to no running action is a span without duration: a state that is dropped, or a call
/// that is debounced or throttled away.
///
/// | attribute | value |
/// | --- | --- |
/// | `vsm.state.type` | the type of the container's states |
/// | `vsm.action.number`, `vsm.action.shape` | the number of the action in its container, and its shape |
/// | `code.file.path`, `code.line.number` | the call that observed the action |
/// | `vsm.action.end` | `finished`, `superseded`, `cancelled` or `detached` |
/// | `vsm.action.states` | the number of states that the action returned |
/// | `vsm.state` | the state that was dropped |
///
/// A state is recorded as the name of its case, because its values may be personal data.
@available(iOS 13, macOS 11, tvOS 13, watchOS 6, *)
public struct ContainerTracer: ContainerObserver {
    /// `nil` if nothing records spans.
    private let tracer: (any Tracer)?
    let actions = SharedOpenActions<any Span>()

    /// Creates an observer that traces.
    ///
    /// - Parameter tracer: Makes the spans; the default is the tracer that the process has passed to
    ///   `InstrumentationSystem.bootstrap(_:)` before. Without one, nothing is recorded.
    public init(_ tracer: any Tracer = InstrumentationSystem.tracer) {
        self.tracer = tracer is NoOpTracer ? nil : tracer
    }

    /// Begins, continues or ends the span of an action.
    public func containerDidEmit(_ event: ContainerEvent) {
        guard let tracer else { return }
        switch actions.step(event) {
        case .begin:
            actions.add(makeSpan("observe \(event.container.stateType)", of: event, tracer), for: event)
        case .state(let span):
            guard span.isRecording, let state = event.stateName else { return }
            span.addEvent(SpanEvent(name: state))
        case .end(let span, let stateCount):
            span.updateAttributes { attributes in
                attributes["vsm.action.end"] = event.kind.name
                attributes["vsm.action.states"] = stateCount
            }
            span.end()
        case .instant:
            let span = makeSpan("\(event.kind.name) \(event.container.stateType)", of: event, tracer)
            if let state = event.stateName { span.updateAttributes { $0["vsm.state"] = state } }
            span.end()
        case .nothing:
            break
        }
    }

    private func makeSpan(_ name: String, of event: ContainerEvent, _ tracer: any Tracer) -> any Span {
        let call = event.action.call
        let span: any Span = tracer.startSpan(
            name,
            function: "observe",
            file: call?.file ?? "",
            line: call?.line ?? 0
        )
        guard span.isRecording else { return span }
        span.updateAttributes { attributes in
            attributes["vsm.state.type"] = event.container.stateType
            if let number = event.action.number { attributes["vsm.action.number"] = Int64(clamping: number) }
            if let shape = event.action.shape { attributes["vsm.action.shape"] = shape.rawValue }
            guard let call else { return }
            attributes["code.file.path"] = call.file
            attributes["code.line.number"] = Int64(clamping: call.line)
        }
        return span
    }
}
