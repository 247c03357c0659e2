// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of swift-log that the library uses. Its documentation is in swift-log.

public struct Logger: Sendable {
    public enum Level: String, Codable, CaseIterable, Comparable, Sendable {
        case trace
        case debug
        case info
        case notice
        case warning
        case error
        case critical

        public static func < (left: Level, right: Level) -> Bool { false }
    }

    public typealias Metadata = [String: MetadataValue]

    public enum MetadataValue: ExpressibleByStringInterpolation, Sendable {
        case string(String)

        public init(stringLiteral value: String) { self = .string(value) }
    }

    public struct Message: ExpressibleByStringInterpolation, Sendable {
        public init(stringLiteral value: String) {}
    }

    public init(label: String) {}

    public var logLevel: Level { .info }

    public func log(
        level: Level,
        _ message: @autoclosure () -> Message,
        metadata: @autoclosure () -> Metadata? = nil,
        source: @autoclosure () -> String? = nil,
        file: String = #fileID,
        function: String = #function,
        line: UInt = #line
    ) {}
}
