import Tracing

/// Traces the work of sessions with swift-distributed-tracing.
///
/// | span | what it is |
/// | --- | --- |
/// | `open page` | from the request to the document |
/// | `event click` | an event, from its message to the answer, with the kind of the event |
/// | `follow link` | the same for a link |
/// | `render page` | a rendering of changes, in the span of the event that caused them |
///
/// The attribute `session.id` is the number of the session, as in the log; `vsm.patch.bytes` is the size of the message to
/// the browser. Changes of what a page follows, which can go on for days, are rendered in a trace of their own with a link to
/// the span in which the page began to follow. Without the trait `Web`, nothing is traced.
///
/// It is a class, so that a session without a tracer only compares a pointer.
final class PageTracing: Sendable {
    /// The cause of a change outside of an event.
    struct Cause: Sendable {
        fileprivate let context: ServiceContext?
        /// Whether it is an action that a person started and that has not ended.
        fileprivate let isAction: Bool
    }

    private let tracer: any Tracer

    /// Uses the tracer that the process has passed to `InstrumentationSystem.bootstrap(_:)`; `nil` if there is none.
    init?() {
        tracer = InstrumentationSystem.tracer
        if tracer is NoOpTracer { return nil }
    }

    /// Returns the cause of a change that happens now.
    ///
    /// - Parameter isAction: Whether an action that a person started is running.
    func cause(isAction: Bool) -> Cause { Cause(context: .current, isAction: isAction) }

    /// Begins the span of an operation.
    func begin(_ operation: PageOperation, of session: Int, because cause: Cause? = nil) -> PageSpan {
        let context = cause == nil || cause?.isAction == true ? cause?.context ?? .current : nil
        let span: any Span = tracer.startSpan(operation.name, context: context ?? .topLevel)
        span.updateAttributes { $0["session.id"] = "\(session)" }
        if let cause, !cause.isAction, let context = cause.context {
            span.addLink(SpanLink(context: context, attributes: [:]))
        }
        return PageSpan(span: span)
    }
}

/// The span of an operation.
struct PageSpan: Sendable {
    fileprivate let span: any Span

    /// Runs a part of the operation, whose spans become parts of this one.
    func run<Result>(_ body: () -> Result) -> Result {
        ServiceContext.$current.withValue(span.context, operation: body)
    }

    /// Records the message to the browser.
    func note(_ message: [UInt8]?) {
        span.updateAttributes { $0["vsm.patch.bytes"] = message?.count ?? 0 }
    }

    /// Ends the span.
    func end() { span.end() }
}
