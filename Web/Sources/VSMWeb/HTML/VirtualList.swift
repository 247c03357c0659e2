/// Shows a collection of any length as a list that renders and sends only the rows around the visible ones.
///
/// ```swift
/// virtualList(model.messages, key: \.id, rowHeight: 32) { message in
///     li { message.title }.onClick { container.observe(model.open(message)) }
/// }
/// .class("messages")
/// .accessibilityLabel("Messages")
/// ```
///
/// Scrolling asks the server for the next rows. The scroll bar covers the whole list: the browser reserves room for the
/// other rows, and tells assistive technology the number of rows and which ones are visible. The scroll position
/// belongs to the page and not to your state. If the style sheet gives the list a height and `overflow: auto`, the list
/// scrolls by itself. Otherwise, it scrolls with the page.
///
/// - Changes outside the rendered rows are not sent. Rows that are inserted or removed further up do not move the
///   visible rows, unless the beginning of the list is visible.
/// - The row with the focus stays, however far the person scrolls. Other rows leave the page together with typed text:
///   save the text of a row with ``HTMLElement/onInput(_:)`` or a binding.
/// - Without JavaScript, and until the browser is connected, the first 50 rows are visible. If people without
///   JavaScript need the others, add links to pages with a part of the collection each.
/// - The browser's search finds only rendered rows. Browsers limit the height of an element: with 32 pixels a row, half
///   a million rows work in all browsers.
///
/// A person can scroll the list with the keyboard. If the rows have controls, or if the list scrolls with the page,
/// remove the list from the tab order: set ``HTMLElement/tabIndex(_:)`` to -1.
///
/// Rendering takes time proportional to the number of rendered rows, which is at most 301, regardless of the length of
/// the collection.
///
/// - Parameters:
///   - data: The elements.
///   - key: The key that identifies an element.
///   - rowHeight: The height of a row in CSS pixels, including the space to the next row. It must be positive. If the
///     heights of rows differ, pass an average: the scroll bar is then an estimate.
///   - content: Creates the row for one element.
@inlinable
public func virtualList<Data: RandomAccessCollection, Key: Hashable, Row: HTMLElement<HTMLTags.Li>>(
    _ data: Data,
    key: KeyPath<Data.Element, Key>,
    rowHeight: Int,
    @HTMLBuilder content: @escaping (Data.Element) -> Row
) -> _VirtualList<Data.Element, Key, Row> {
    // These closures are compiled in the caller's module, which knows the types.
    _VirtualList(
        count: data.count,
        rowHeight: rowHeight,
        element: { data[data.index(data.startIndex, offsetBy: $0)] },
        key: { $0[keyPath: key] },
        match: { RowMatch($0, $1) },
        render: { element, renderer in content(element)._render(into: renderer) }
    )
}

/// A list that renders only the rows around the visible ones.
///
/// See ``virtualList(_:key:rowHeight:content:)``.
public struct _VirtualList<Element, Key: Hashable, Row: HTMLElement<HTMLTags.Li>>: HTMLElement {
    /// The tag of the list.
    public typealias Tag = HTMLTags.Ul

    /// The attributes and event handlers that modifiers change.
    public var _parts = _ElementParts([Attribute("tabindex", "0")])
    private let count: Int
    private let rowHeight: Int
    private let element: (Int) -> Element
    private let key: (Element) -> Key
    private let match: ([Key], [Key]) -> RowMatch
    private let render: (Element, _Renderer) -> Void

    @usableFromInline
    init(
        count: Int,
        rowHeight: Int,
        element: @escaping (Int) -> Element,
        key: @escaping (Element) -> Key,
        match: @escaping ([Key], [Key]) -> RowMatch,
        render: @escaping (Element, _Renderer) -> Void
    ) {
        precondition(rowHeight > 0, "The height of the rows of a virtual list is \(rowHeight). It must be positive.")
        self.count = count
        self.rowHeight = rowHeight
        self.element = element
        self.key = key
        self.match = match
        self.render = render
    }

    /// Describes a region for the window, and the list with a region for its rows.
    public static func _describe(_ layout: inout _RunLayout) {
        layout.addRegion(mayHaveFields: false)
        VSMWeb.Element<Tag, _ForEach<Element, Key, Row>>._describe(&layout)
    }

    /// Renders the list with the rows of its window.
    public func _render(into renderer: _Renderer) {
        let window = renderer.rowWindow(of: count) { key(element($0)) }
        let rows = _ForEach<Element, Key, Row>(
            elements: window.indices.map(element),
            key: key,
            match: match,
            render: render,
            condition: nil
        )
        var list = VSMWeb.Element(Tag.self, inside: rows)
        list._parts = _parts
        list.setting(Attribute("data-vsm-rows", window.place(rowHeight: rowHeight)))
            .handling(.scroll, EventHandler { if let rows = $0.rows { window.show(rows) } })
            ._render(into: renderer)
    }
}
