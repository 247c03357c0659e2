/// A part of an address that stands for a value: a component of the path, or an item of the query.
public struct RoutePart<Value>: Sendable {
    let read: @Sendable (inout RouteReader) throws(RouteMismatch) -> Value
    let write: @Sendable (Value, inout RouteWriter) -> Void
}

extension RoutePart where Value: RouteValue {
    /// Creates a component of the path.
    ///
    /// The route reads only the text that ``RouteValue/routeText`` returns, so that each page has one address:
    /// `/products/7` is a product, and `/products/007` is not.
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

    /// Creates an item of the query with a default value, which the address omits.
    ///
    /// - Parameters:
    ///   - name: The name of the item.
    ///   - value: The value if the item is missing, or if its text is invalid.
    public static func query(_ name: String, default value: Value) -> RoutePart {
        RoutePart { reader throws(RouteMismatch) in
            reader.values(of: name, as: Value.self).first ?? value
        } write: { [value] written, writer in
            if written != value { writer.appendQuery(name, written.routeText) }
        }
    }
}

extension RoutePart {
    /// Creates an optional item of the query.
    ///
    /// The value is `nil` if the item is missing, or if its text is invalid.
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

    /// Creates a part for all items of the query with one name, in order.
    ///
    /// Items with invalid text are left out.
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
