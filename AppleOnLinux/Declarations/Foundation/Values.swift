// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Apple documents these declarations. They have no implementation, because code that is compiled with them is not run.

public struct UUID: Hashable, Sendable {
    public init() {}
    public var uuidString: String { "" }
}

public struct CharacterSet: Hashable, Sendable {
    public static var whitespacesAndNewlines: CharacterSet { CharacterSet() }
}

extension StringProtocol {
    public func trimmingCharacters(in characters: CharacterSet) -> String { "" }
}

public struct IndexPath: Hashable, Sendable {
    public init(indexes: [Int]) {}
    public subscript(index: Int) -> Int { 0 }
}

public struct IndexSet: Hashable, Sendable, Sequence {
    public func makeIterator() -> IndexingIterator<[Int]> { [].makeIterator() }
}

public struct Date: Hashable, Comparable, Codable, Sendable {
    public init() {}
    public init(timeIntervalSince1970: Double) {}
    public static func < (left: Date, right: Date) -> Bool { false }
}

public typealias TimeInterval = Double

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public protocol FormatStyle<FormatInput, FormatOutput>: Hashable, Codable {
    associatedtype FormatInput
    associatedtype FormatOutput

    func format(_ value: FormatInput) -> FormatOutput
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: FormatStyle {
    public func format(_ value: Value) -> String { "" }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
    public static var number: Self { .init() }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension Date {
    public struct FormatStyle: Sendable {
        public struct DateStyle: Sendable {
            public static let abbreviated = DateStyle()
        }

        public struct TimeStyle: Sendable {
            public static let shortened = TimeStyle()
        }
    }

    public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String { "" }
}

public struct Data: Hashable, Sendable, RandomAccessCollection {
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let atomic = WritingOptions(rawValue: 1)
    }

    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    public init<Bytes: Sequence>(_ elements: Bytes) where Bytes.Element == UInt8 {}
    public init(contentsOf url: URL, options: ReadingOptions = []) throws {}
    public func write(to url: URL, options: WritingOptions = []) throws {}

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> UInt8 { 0 }
}

public struct URL: Hashable, Sendable {
    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
    public enum DirectoryHint: Sendable {
        case isDirectory
        case notDirectory
        case checkFileSystem
        case inferFromPath
    }

    public init?(string: String) { nil }
    public init(fileURLWithPath path: String) {}
    public init(fileURLWithPath path: String, relativeTo base: URL?) {}

    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
    public init(filePath path: String, directoryHint: DirectoryHint = .inferFromPath, relativeTo base: URL? = nil) {}

    public var absoluteURL: URL { self }
    public var isFileURL: Bool { true }
    public var path: String { "" }
    public func resolvingSymlinksInPath() -> URL { self }
    public func appendingPathComponent(_ component: String) -> URL { self }
    public func deletingLastPathComponent() -> URL { self }
}

extension Error {
    public var localizedDescription: String { "" }
}

public protocol LocalizedError: Error {
    var errorDescription: String? { get }
}

extension LocalizedError {
    public var errorDescription: String? { nil }
}

extension String {
    public struct Encoding: Hashable, Sendable {
        public static let utf8 = Encoding()
    }

    public init?<Bytes: Sequence>(bytes: Bytes, encoding: Encoding) where Bytes.Element == UInt8 { nil }
}

extension StringProtocol {
    public func contains<Other: StringProtocol>(_ other: Other) -> Bool { false }
}
