/// Creates a progress bar for a task whose progress is unknown.
///
/// - Parameter content: The content for browsers without this element.
@inlinable
public func progress<Content: HTML>(
    @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
) -> Element<HTMLTags.Progress, Content> {
    Element(HTMLTags.Progress.self, inside: content())
}

/// Creates a progress bar.
///
/// - Parameters:
///   - value: The amount of work that is done.
///   - max: The total amount of work.
///   - content: The content for browsers without this element.
@inlinable
public func progress<Content: HTML>(
    value: some HTMLNumber,
    max: some HTMLNumber = 1,
    @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
) -> Element<HTMLTags.Progress, Content> {
    Element(
        HTMLTags.Progress.self,
        [Attribute("value", value._attributeText), Attribute("max", max._attributeText)],
        inside: content()
    )
}

/// Creates a meter, which shows a quantity within a range.
///
/// - Parameters:
///   - value: The quantity.
///   - min: The smallest possible quantity.
///   - max: The largest possible quantity.
///   - content: The content for browsers without this element.
@inlinable
public func meter<Content: HTML>(
    value: some HTMLNumber,
    min: some HTMLNumber = 0,
    max: some HTMLNumber = 1,
    @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
) -> Element<HTMLTags.Meter, Content> {
    Element(
        HTMLTags.Meter.self,
        [
            Attribute("value", value._attributeText), Attribute("min", min._attributeText),
            Attribute("max", max._attributeText),
        ],
        inside: content()
    )
}
