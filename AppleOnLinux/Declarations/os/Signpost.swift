// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Apple documents these declarations.

@available(macOS 10.14, iOS 12, tvOS 12, watchOS 5, *)
public struct OSSignpostID: Sendable, Equatable {
    public static let exclusive = OSSignpostID()
}

/// Not `Sendable`: other packages add the conformance.
@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public struct OSSignposter {
    public init(subsystem: String, category: String) {}

    public var isEnabled: Bool { false }

    public func makeSignpostID() -> OSSignpostID { .exclusive }

    public func beginInterval(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        _ message: SignpostMetadata
    ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata) {}

    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) {}
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public class OSSignpostIntervalState {
    fileprivate init() {}
}

@available(macOS 11, iOS 14, tvOS 14, watchOS 7, *)
public typealias SignpostMetadata = OSLogMessage

@available(macOS 11, iOS 14, tvOS 14, watchOS 7, *)
public struct OSLogMessage: ExpressibleByStringInterpolation {
    public init(stringInterpolation: OSLogInterpolation) {}
    public init(stringLiteral value: String) {}
}

@available(macOS 11, iOS 14, tvOS 14, watchOS 7, *)
public struct OSLogInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {}

    public mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {}
}

@available(macOS 11, iOS 14, tvOS 14, watchOS 7, *)
public struct OSLogStringAlignment {
    public static var none: Self { Self() }
}

@available(macOS 11, iOS 14, tvOS 14, watchOS 7, *)
public struct OSLogPrivacy {
    public static var auto: Self { Self() }
    public static var `public`: Self { Self() }
}
