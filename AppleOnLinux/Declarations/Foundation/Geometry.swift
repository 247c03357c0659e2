// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The types of CoreGraphics that SwiftUI and UIKit use, which Foundation exports. They calculate nothing.

@_exported public import Darwin
@_exported public import Dispatch

public struct CGFloat: SignedNumeric, Comparable, Hashable, ExpressibleByFloatLiteral, CustomStringConvertible,
    Sendable
{
    public var native: Double

    public init(_ value: Double) { native = value }
    public init(integerLiteral value: Int) { native = Double(value) }
    public init(floatLiteral value: Double) { native = value }
    public init?(exactly source: some BinaryInteger) {
        guard let native = Double(exactly: source) else { return nil }
        self.native = native
    }

    public static let infinity = CGFloat(Double.infinity)

    public var magnitude: CGFloat { CGFloat(native.magnitude) }
    public var description: String { native.description }

    public static func < (left: CGFloat, right: CGFloat) -> Bool { left.native < right.native }
    public static func + (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.native + right.native) }
    public static func - (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.native - right.native) }
    public static func * (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.native * right.native) }
    public static func *= (left: inout CGFloat, right: CGFloat) { left = left * right }
}

public struct CGPoint: Equatable, Sendable {
    public var x: CGFloat
    public var y: CGFloat

    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    public static let zero = CGPoint(x: 0, y: 0)
}

public struct CGSize: Equatable, Sendable {
    public var width: CGFloat
    public var height: CGFloat

    public init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }

    public static let zero = CGSize(width: 0, height: 0)
}

public struct CGRect: Equatable, Sendable {
    public var origin: CGPoint
    public var size: CGSize

    public init(origin: CGPoint, size: CGSize) {
        self.origin = origin
        self.size = size
    }

    public static let zero = CGRect(origin: .zero, size: .zero)
}
