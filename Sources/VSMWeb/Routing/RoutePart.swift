/// A part of an address that stands for a value: a component of the path, or an item of the query.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct RoutePart<Value>: Sendable {
    let read: @Sendable (inout RouteReader) throws(RouteMismatch) -> Value
    let write: @Sendable (Value, inout RouteWriter) -> Void
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension RoutePart where Value: RouteValue {
    /// A component of the path.
    ///
    /// Only the text that ``RouteValue/routeText`` gives is understood, so that each page has one address: `/products/7` is
    /// a product, and `/products/007` is not.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - suffix: The components that follow, such as `"lines"` in `/orders/7/lines`.
    public static func value(_ type: Value.Type, then suffix: String = "") -> RoutePart {
        let suffix = RouteReader.components(of: suffix)
        return RoutePart { reader throws(RouteMismatch) in
            let text = try reader.nextValue()
            guard let value = Value.value(ofRouteText: text), value.routeText == text else { throw RouteMismatch() }
            try reader.skip(suffix)
            return value
        } write: { value, writer in
            writer.appendValue(value.routeText)
            writer.append(suffix)
        }
    }

    /// An item of the query with a default, which the address leaves out.
    ///
    /// - Parameters:
    ///   - name: The name of the item.
    ///   - value: The value if there is no such item, or if its text is not that of a value.
    public static func query(_ name: String, default value: Value) -> RoutePart {
        RoutePart { reader throws(RouteMismatch) in
            reader.values(of: name, as: Value.self).first ?? value
        } write: { [value] written, writer in
            if written != value { writer.appendQuery(name, written.routeText) }
        }
    }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension RoutePart {
    /// An optional item of the query.
    ///
    /// The value is `nil` if there is no such item, or if its text is not that of a value.
    ///
    /// - Parameters:
    ///   - name: The name of the item.
    ///   - type: The type of the value.
    public static func query<Wrapped: RouteValue>(
        _ name: String,
        _ type: Wrapped.Type
    ) -> RoutePart where Value == Wrapped? {
        RoutePart { reader throws(RouteMismatch) in
            reader.values(of: name, as: Wrapped.self).first
        } write: { value, writer in
            if let value { writer.appendQuery(name, value.routeText) }
        }
    }

    /// The items of the query with one name, in order.
    ///
    /// Those whose text is not that of a value are left out.
    ///
    /// - Parameters:
    ///   - name: The name of the items.
    ///   - type: The type of the values.
    public static func queries<Element: RouteValue>(
        _ name: String,
        _ type: Element.Type
    ) -> RoutePart where Value == [Element] {
        RoutePart { reader throws(RouteMismatch) in
            reader.values(of: name, as: Element.self)
        } write: { values, writer in
            for value in values { writer.appendQuery(name, value.routeText) }
        }
    }
}
