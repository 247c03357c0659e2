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
/// When the view is rendered again, so is every row. For long lists, see
/// ``forEach(_:key:rerenderWhen:content:)``.
///
/// - Parameters:
///   - data: The elements.
///   - key: Identifies an element among the others. Elements with equal keys are distinguished by their order.
///   - content: Makes the piece for one element.
@inlinable
public func forEach<Data: Collection, Key: Hashable, Content: HTML>(
    _ data: Data,
    key: KeyPath<Data.Element, Key>,
    @HTMLBuilder content: @escaping (Data.Element) -> Content
) -> _ForEach<Data.Element, Key, Content> {
    // These closures are compiled in the module of the caller, where the types are known.
    _ForEach(
        elements: Array(data),
        key: { $0[keyPath: key] },
        match: { RowMatch($0, $1) },
        render: { element, renderer in content(element)._render(into: renderer) },
        condition: nil
    )
}

/// Repeats a piece for every element of a collection, and renders a row again only if it may have changed.
///
/// With this form, the cost of a change follows the change and not the length of the list:
///
/// ```swift
/// ul {
///     forEach(model.rows, key: \.id, rerenderWhen: .elementChanges) { row in
///         li { row.title }.onClick { container.observe(model.open(row)) }
///     }
/// }
/// ```
///
/// You promise that what a row shows depends only on its element, and on the value that the condition names. Actions may
/// use anything: they are looked up when an event comes. In debug builds, the promise is checked, and a broken one is
/// reported in the console of the browser.
///
/// - Parameters:
///   - data: The elements.
///   - key: Identifies an element among the others. Elements with equal keys are distinguished by their order.
///   - condition: When a row is rendered again.
///   - content: Makes the piece for one element.
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

/// When a row of a list is rendered again.
public struct RerenderCondition<Dependency: Equatable> {
    @usableFromInline let dependency: Dependency

    /// When its element changes, or a value that the rows also depend on.
    public static func elementChanges(or dependency: Dependency) -> Self { Self(dependency: dependency) }
}

extension RerenderCondition where Dependency == Bool {
    /// When its element changes.
    public static var elementChanges: Self { Self(dependency: true) }
}

/// The rows of a list.
public struct _ForEach<Element, Key: Hashable, Piece: HTML>: _PrimitiveHTML {
    private let list: ListContent<Element, Key>

    @usableFromInline
    init(
        elements: [Element],
        key: @escaping (Element) -> Key,
        match: @escaping (ArraySlice<Key>, [Key]) -> RowMatch,
        render: @escaping (Element, _Renderer) -> Void,
        condition: RowCondition<Element>?
    ) {
        list = ListContent(elements: elements, key: key, match: match, condition: condition, render: render)
    }

    @usableFromInline
    init(
        elements: [Element],
        key: @escaping (Element) -> Key,
        match: @escaping (ArraySlice<Key>, [Key]) -> RowMatch,
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

    /// Rows come and go.
    public static func _describe(_ layout: inout _RunLayout) { layout.addRegion() }

    /// Renders the rows.
    public func _render(into renderer: _Renderer) {
        renderer.list(list) { _RunLayout(describing: Piece._describe) }
    }
}
