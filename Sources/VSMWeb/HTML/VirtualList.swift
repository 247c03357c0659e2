/// Shows a collection of any length as a list of which only the rows around the visible ones are rendered and sent.
///
/// ```swift
/// virtualList(model.messages, key: \.id, rowHeight: 32) { message in
///     li { message.title }.onClick { container.observe(model.open(message)) }
/// }
/// .class("messages")
/// .accessibilityLabel("Messages")
/// ```
///
/// Scrolling asks the server for the next rows. The scroll bar is that of the whole list: the browser keeps room for the
/// other rows, and tells assistive technology how many there are and which ones are shown. Where the list is scrolled to
/// belongs to the page and not to your state. The list scrolls by itself if the style sheet gives it a height and
/// `overflow: auto`, and with the page otherwise.
///
/// - What changes outside of the rendered rows is not sent. Rows that are inserted or removed further up leave the rows
///   that somebody reads where they are, unless the beginning of the list is shown.
/// - The row with the focus stays, however far the list is scrolled. Other rows leave the page, and with them what was
///   typed: save what is typed in a row with ``HTMLElement/onInput(_:)`` or a binding.
/// - Without JavaScript, and until the browser is connected, the first 50 rows are shown. If people without it need the
///   others, add links to pages that show a part of the collection each.
/// - The browser's own search finds only rows that are rendered. Browsers limit the height of an element: at 32 pixels a
///   row, half a million rows work in all of them.
///
/// The list can be scrolled with the keyboard. To take it out of the order of the Tab key, because the rows have controls
/// or the list scrolls with the page, set ``HTMLElement/tabIndex(_:)`` to -1.
///
/// Rendering takes time proportional to the number of rendered rows, at most 301, whatever the length of the collection.
///
/// - Parameters:
///   - data: The elements.
///   - key: Identifies an element among the others.
///   - rowHeight: The height of a row in CSS pixels, with the space to the next one. If rows differ, an average: the scroll
///     bar is then an estimate. It must be positive.
///   - content: Makes the row for one element.
@inlinable
public func virtualList<Data: RandomAccessCollection, Key: Hashable, Row: HTMLElement<HTMLTags.Li>>(
    _ data: Data,
    key: KeyPath<Data.Element, Key>,
    rowHeight: Int,
    @HTMLBuilder content: @escaping (Data.Element) -> Row
) -> _VirtualList<Data.Element, Key, Row> {
    // These closures are compiled in the module of the caller, where the types are known.
    _VirtualList(
        count: data.count,
        rowHeight: rowHeight,
        element: { data[data.index(data.startIndex, offsetBy: $0)] },
        key: { $0[keyPath: key] },
        match: { RowMatch($0, $1) },
        render: { element, renderer in content(element)._render(into: renderer) }
    )
}

/// A list of which only the rows around the visible ones are in the page.
///
/// See ``virtualList(_:key:rowHeight:content:)``.
public struct _VirtualList<Element, Key: Hashable, Row: HTMLElement<HTMLTags.Li>>: HTMLElement {
    /// The tag of the list.
    public typealias Tag = HTMLTags.Ul

    /// What modifiers change.
    public var _parts = _ElementParts([Attribute("tabindex", "0")])
    private let count: Int
    private let rowHeight: Int
    private let element: (Int) -> Element
    private let key: (Element) -> Key
    private let match: (ArraySlice<Key>, [Key]) -> RowMatch
    private let render: (Element, _Renderer) -> Void

    @usableFromInline
    init(
        count: Int,
        rowHeight: Int,
        element: @escaping (Int) -> Element,
        key: @escaping (Element) -> Key,
        match: @escaping (ArraySlice<Key>, [Key]) -> RowMatch,
        render: @escaping (Element, _Renderer) -> Void
    ) {
        precondition(rowHeight > 0, "The height of the rows of a virtual list is \(rowHeight). Pass a positive one.")
        self.count = count
        self.rowHeight = rowHeight
        self.element = element
        self.key = key
        self.match = match
        self.render = render
    }

    /// A place for the window, and the list with the rows that come and go.
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
