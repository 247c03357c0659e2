/// Repeats a piece for every element of a collection.
///
/// The key identifies an element when the data changes: a row that moves keeps its state and its focus, and a click on a
/// row reaches that row even if another row is in its position by then.
///
/// ```swift
/// ul {
///     forEach(products, key: \.id) { product in
///         li { product.name }
///     }
/// }
/// ```
///
/// - Parameters:
///   - data: The elements.
///   - key: Identifies an element among the others. Elements with equal keys are distinguished by their order.
///   - content: Makes the piece for one element.
public func forEach<Data: Collection, Key: Hashable, Content: HTML>(
    _ data: Data,
    key: KeyPath<Data.Element, Key>,
    @HTMLBuilder content: @escaping (Data.Element) -> Content
) -> some HTML {
    ForEach(data: data, key: { $0[keyPath: key] }, piece: content)
}

private struct ForEach<Data: Collection, Key: Hashable, Piece: HTML>: PrimitiveHTML {
    let data: Data
    let key: (Data.Element) -> Key
    let piece: (Data.Element) -> Piece

    func render(into tree: inout TreeBuilder) {
        var occurrences: [Key: Int] = [:]
        for element in data {
            let key = key(element)
            let occurrence = occurrences[key, default: 0]
            occurrences[key] = occurrence + 1
            tree.withStep(.key(AnyHashable(key), occurrence: occurrence)) { piece(element).render(into: &$0) }
        }
    }
}
