// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Apple documents these declarations.

open class JSONEncoder: @unchecked Sendable {
    public struct OutputFormatting: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let prettyPrinted = OutputFormatting(rawValue: 1)
        public static let sortedKeys = OutputFormatting(rawValue: 2)
        @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
        public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
    }

    open var outputFormatting: OutputFormatting = []

    public init() {}
    open func encode<Value: Encodable>(_ value: Value) throws -> Data { Data([]) }
}

open class JSONDecoder: @unchecked Sendable {
    public init() {}
    open func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value { fatalError() }
}
