// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Apple documents these declarations.

@available(macOS 10.12, iOS 10, tvOS 10, watchOS 3, *)
open class OSLog: @unchecked Sendable {
    public static let `default` = OSLog(subsystem: "", category: "")

    public init(subsystem: String, category: String) {}
}

@available(macOS 10.12, iOS 10, tvOS 10, watchOS 3, *)
public struct OSLogType: Sendable {
    public static let info = OSLogType()
    public static let fault = OSLogType()
}

@available(macOS 10.14, iOS 12, tvOS 12, watchOS 5, *)
public func os_log(
    _ type: OSLogType,
    dso: UnsafeRawPointer = #dsohandle,
    log: OSLog = .default,
    _ message: StaticString,
    _ arguments: any CVarArg...
) {}
