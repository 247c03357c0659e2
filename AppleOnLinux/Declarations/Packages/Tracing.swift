// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of swift-distributed-tracing that the library uses. Its documentation is there.

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
public enum InstrumentationSystem {
    public static var tracer: any Tracer { NoOpTracer() }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
public protocol Tracer: Sendable {
    associatedtype Span: Tracing.Span
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension Tracer {
    public func startSpan(
        _ operationName: String,
        function: String = #function,
        file fileID: String = #fileID,
        line: UInt = #line
    ) -> Span { fatalError() }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
public struct NoOpTracer: Tracer {
    public struct NoOpSpan: Tracing.Span {
        public let isRecording = false

        public func addEvent(_ event: SpanEvent) {}
        public func updateAttributes(_ update: (inout SpanAttributes) -> Void) {}
        public func end() {}
    }

    public typealias Span = NoOpSpan
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
public protocol Span: Sendable {
    var isRecording: Bool { get }

    func addEvent(_ event: SpanEvent)
    func updateAttributes(_ update: (inout SpanAttributes) -> Void)
    func end()
}

public struct SpanEvent {
    public init(name: String) {}
}

public protocol SpanAttributeConvertible {}
extension String: SpanAttributeConvertible {}
extension Int: SpanAttributeConvertible {}
extension Int64: SpanAttributeConvertible {}

public struct SpanAttributes {
    public subscript(_ name: String) -> (any SpanAttributeConvertible)? {
        get { nil }
        set {}
    }
}
