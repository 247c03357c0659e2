/// A value that can be a part of an address.
///
/// Numbers, strings and `Bool` are route values. An enumeration with raw values, or an identifier type of your own,
/// needs only the conformance:
///
/// ```swift
/// enum Filter: String, RouteValue { case all, open, done }
///
/// struct OrderID: RawRepresentable, Hashable, RouteValue { let rawValue: Int }
/// ```
///
/// The same is true of a `LosslessStringConvertible` type. Any other type implements both requirements:
///
/// ```swift
/// struct Month: Hashable, RouteValue {
///     let year: Int
///     let number: Int
///
///     static func value(ofRouteText routeText: String) -> Month? {
///         let parts = routeText.split(separator: "-").compactMap { Int($0) }
///         guard parts.count == 2, (1...12).contains(parts[1]) else { return nil }
///         return Month(year: parts[0], number: parts[1])
///     }
///
///     var routeText: String { "\(year)-\(number < 10 ? "0" : "")\(number)" }
/// }
/// ```
///
/// The value is `Hashable` because a ``SiteRoute`` is. Reading ``routeText`` must return an equal value.
/// ``SiteRoute/mistakes(in:)`` finds violations.
public protocol RouteValue: Equatable, Sendable {
    /// Reads a value.
    ///
    /// The text comes from the network and can be anything.
    ///
    /// - Parameter routeText: The text, without percent-encoding.
    /// - Returns: `nil` if the text is not that of a value.
    static func value(ofRouteText routeText: String) -> Self?

    /// The text of the value in an address, without percent-encoding.
    ///
    /// ``value(ofRouteText:)`` must create an equal value from it.
    var routeText: String { get }
}

extension RouteValue where Self: LosslessStringConvertible {
    /// Reads a value from its description.
    public static func value(ofRouteText routeText: String) -> Self? { Self(routeText) }
    /// The description of the value.
    public var routeText: String { description }
}

extension RouteValue where Self: RawRepresentable, RawValue: RouteValue {
    /// Reads a raw value.
    public static func value(ofRouteText routeText: String) -> Self? {
        RawValue.value(ofRouteText: routeText).flatMap { Self(rawValue: $0) }
    }

    /// The text of the raw value.
    public var routeText: String { rawValue.routeText }
}

extension RouteValue where Self: RawRepresentable & LosslessStringConvertible, RawValue: RouteValue {
    /// Reads a raw value.
    public static func value(ofRouteText routeText: String) -> Self? {
        RawValue.value(ofRouteText: routeText).flatMap { Self(rawValue: $0) }
    }

    /// The text of the raw value.
    public var routeText: String { rawValue.routeText }
}

extension String: RouteValue {}
extension Bool: RouteValue {}
extension Int: RouteValue {}
extension Int8: RouteValue {}
extension Int16: RouteValue {}
extension Int32: RouteValue {}
extension Int64: RouteValue {}
extension UInt: RouteValue {}
extension UInt8: RouteValue {}
extension UInt16: RouteValue {}
extension UInt32: RouteValue {}
extension UInt64: RouteValue {}
extension Double: RouteValue {}
