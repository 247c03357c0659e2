/// Repeats a piece for each element of a collection.
///
/// The key identifies an element when the data changes: a row that moves keeps its state and its focus. A click on a
/// row reaches that row even if another row has taken its position in the meantime.
///
/// ```swift
/// ul {
///     forEach(products, key: \.id) { product in
///         li { product.name }
///     }
/// }
/// ```
///
/// Rendering the view renders every row. For long lists, use ``forEach(_:key:rerenderWhen:content:)``.
///
/// - Parameters:
///   - data: The elements.
///   - key: The key that identifies an element. Elements with equal keys are distinguished by their order.
///   - content: Creates the piece for one element.
@inlinable
public func forEach<Data: Collection, Key: Hashable, Content: HTML>(
    _ data: Data,
    key: KeyPath<Data.Element, Key>,
    @HTMLBuilder content: @escaping (Data.Element) -> Content
) -> _ForEach<Data.Element, Key, Content> {
    // These closures are compiled in the caller's module, which knows the types.
    _ForEach(
        elements: Array(data),
        key: { $0[keyPath: key] },
        match: { RowMatch($0, $1) },
        render: { element, renderer in content(element)._render(into: renderer) },
        condition: nil
    )
}

/// Repeats a piece for each element of a collection, and renders a row again only if it may have changed.
///
/// With this function, the cost of a change depends on the change and not on the length of the list:
///
/// ```swift
/// ul {
///     forEach(model.rows, key: \.id, rerenderWhen: .elementChanges) { row in
///         li { row.title }.onClick { container.observe(model.open(row)) }
///     }
/// }
/// ```
///
/// The content of a row must depend only on its element and on the value that the condition names. Actions can use any
/// value, because the page looks them up when an event arrives. Debug builds check this rule and report a violation in
/// the browser's console.
///
/// - Parameters:
///   - data: The elements.
///   - key: The key that identifies an element. Elements with equal keys are distinguished by their order.
///   - condition: The condition under which a row is rendered again.
///   - content: Creates the piece for one element.
@inlinable
public func forEach<Data: Collection, Key: Hashable, Dependency: Equatable, Content: HTML>(
    _ data: Data,
    key: KeyPath<Data.Element, Key>,
    rerenderWhen condition: RerenderCondition<Dependency>,
    @HTMLBuilder content: @escaping (Data.Element) -> Content
) -> _ForEach<Data.Element, Key, Content> where Data.Element: Equatable {
    _ForEach(
        elements: Array(data),
        key: { $0[keyPath: key] },
        match: { RowMatch($0, $1) },
        render: { element, renderer in content(element)._render(into: renderer) },
        dependency: condition.dependency,
        firstDifference: { old, new, start, end in
            var index = start
            while index < end, old[index] == new[index] { index += 1 }
            return index
        },
        commonSuffix: { old, new, start, limit in
            var count = start
            while count < limit, old[old.count - 1 - count] == new[new.count - 1 - count] { count += 1 }
            return count
        },
        areEqual: { $0 == $1 },
        areEqualToSources: { old, new, sources in
            zip(new, sources).map { element, source in source >= 0 && old[source] == element }
        }
    )
}

/// The condition under which a row of a list is rendered again.
public struct RerenderCondition<Dependency: Equatable> {
    @usableFromInline let dependency: Dependency

    /// Renders a row again when its element or a value on which all rows depend changes.
    public static func elementChanges(or dependency: Dependency) -> Self { Self(dependency: dependency) }
}

extension RerenderCondition where Dependency == Bool {
    /// Renders a row again when its element changes.
    public static var elementChanges: Self { Self(dependency: true) }
}

/// The rows of a list.
public struct _ForEach<Element, Key: Hashable, Piece: HTML>: _PrimitiveHTML {
    private let list: ListContent<Element, Key>

    @usableFromInline
    init(
        elements: [Element],
        key: @escaping (Element) -> Key,
        match: @escaping ([Key], [Key]) -> RowMatch,
        render: @escaping (Element, _Renderer) -> Void,
        condition: RowCondition<Element>?
    ) {
        list = ListContent(elements: elements, key: key, match: match, condition: condition, render: render)
    }

    @usableFromInline
    init(
        elements: [Element],
        key: @escaping (Element) -> Key,
        match: @escaping ([Key], [Key]) -> RowMatch,
        render: @escaping (Element, _Renderer) -> Void,
        dependency: some Equatable,
        firstDifference: @escaping ([Element], [Element], Int, Int) -> Int,
        commonSuffix: @escaping ([Element], [Element], Int, Int) -> Int,
        areEqual: @escaping (Element, Element) -> Bool,
        areEqualToSources: @escaping ([Element], ArraySlice<Element>, [Int]) -> [Bool]
    ) {
        let condition = RowCondition<Element>(
            dependency: SeenValue(dependency),
            firstDifference: firstDifference,
            commonSuffix: commonSuffix,
            areEqual: areEqual,
            areEqualToSources: areEqualToSources
        )
        self.init(elements: elements, key: key, match: match, render: render, condition: condition)
    }

    /// Describes a region for the rows.
    public static func _describe(_ layout: inout _RunLayout) { layout.addRegion() }

    /// Renders the rows.
    public func _render(into renderer: _Renderer) {
        renderer.list(list) { _RunLayout(describing: Piece._describe) }
    }
}
