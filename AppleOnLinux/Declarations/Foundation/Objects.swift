// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Apple documents these declarations. The compiler on Linux does not support Objective-C, so these are Swift classes.

public protocol NSObjectProtocol: AnyObject {}

open class NSObject: NSObjectProtocol, Equatable, Hashable {
    public init() {}

    public static func == (left: NSObject, right: NSObject) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public func NSClassFromString(_ aClassName: String) -> AnyClass? { nil }

open class NSCoder: NSObject {}

open class Bundle: NSObject {}

public protocol NSLocking {
    func lock()
    func unlock()
}

extension NSLocking {
    public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock()
        defer { unlock() }
        return try body()
    }
}

open class NSLock: NSObject, NSLocking, @unchecked Sendable {
    open func lock() {}
    open func unlock() {}
}

open class ProcessInfo: NSObject, @unchecked Sendable {
    open class var processInfo: ProcessInfo { ProcessInfo() }
    open var environment: [String: String] { [:] }
}

open class NSEnumerator: NSObject {
    open func nextObject() -> Any? { nil }
}

open class FileManager: NSObject {
    open class var `default`: FileManager { FileManager() }
    open var currentDirectoryPath: String { "" }
    open func fileExists(atPath path: String) -> Bool { false }
    open func contents(atPath path: String) -> Data? { nil }
    open func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
    open func enumerator(atPath path: String) -> DirectoryEnumerator? { nil }

    open class DirectoryEnumerator: NSEnumerator {
        open func skipDescendants() {}
    }
}

open class FileHandle: NSObject, @unchecked Sendable {
    public convenience init(forReadingFrom url: URL) throws { self.init() }

    open func readData(ofLength length: Int) -> Data { Data([]) }

    @available(macOS 10.15.4, iOS 13.4, tvOS 13.4, watchOS 6.2, *)
    public func read(upToCount count: Int) throws -> Data? { nil }

    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
    public func close() throws {}
}
