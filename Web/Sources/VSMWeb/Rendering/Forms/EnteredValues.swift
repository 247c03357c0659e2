/// The values of fields that a person entered since the last rendering, and that the browser therefore has.
///
/// A field keeps such a value until the view gives the field another value than before. The page sends no value that
/// the browser has.
struct EnteredValues {
    private struct Value {
        let attributeName: StaticString
        let value: String?
    }

    private var values: [NodeID: Value] = [:]

    var isEmpty: Bool { values.isEmpty }

    /// Records the value of an attribute of a field in the browser.
    mutating func set(_ attributeName: StaticString, of node: NodeID, to value: String?) {
        values[node] = Value(attributeName: attributeName, value: value)
    }

    /// Returns the attributes of an element in the browser, as far as they matter for a change.
    ///
    /// - Parameters:
    ///   - node: The number of the element.
    ///   - before: The attributes that the view gave the element before.
    ///   - after: The attributes that the view gives the element now.
    func attributes(of node: NodeID, before: [Attribute], after: [Attribute]) -> [Attribute] {
        guard let entered = values[node] else { return before }
        let name = entered.attributeName.description
        func value(in attributes: [Attribute]) -> String? { attributes.first { $0.name == name }?.value }
        guard value(in: before) != value(in: after) else { return before }
        var attributes = before
        attributes.replace(entered.attributeName, with: entered.value)
        return attributes
    }
}
