/// A value that can be a part of an address.
///
/// Numbers, strings, and `Bool` are such values. An enumeration with raw values, or an identifier of your own, becomes one
/// by its conformance alone:
///
/// ```swift
/// enum Filter: String, RouteValue { case all, open, done }
///
/// struct OrderID: RawRepresentable, Hashable, RouteValue { let rawValue: Int }
/// ```
///
/// So does a type that is `LosslessStringConvertible`. Any other type says how it is read and written:
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
/// The value is `Hashable` because a ``SiteRoute`` is. Reading ``routeText`` has to give an equal value;
/// ``SiteRoute/mistakes(in:)`` finds one that is not.
public protocol RouteValue: Equatable, Sendable {
    /// Reads a value.
    ///
    /// The text comes from the network and can be anything.
    ///
    /// - Parameter routeText: The text, without percent-encoding.
    /// - Returns: `nil` if it is not the text of a value.
    static func value(ofRouteText routeText: String) -> Self?

    /// The text of the value in an address, without percent-encoding.
    ///
    /// ``value(ofRouteText:)`` makes an equal value of it.
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
