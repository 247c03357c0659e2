/// The part of Apple's `Dispatch` that the library uses.
open class DispatchQueue {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct DispatchTime: Sendable {
    public static func now() -> DispatchTime { DispatchTime() }
    public var uptimeNanoseconds: UInt64 { 0 }
}
