/// How far a task has come, if that is not known.
///
/// - Parameter content: What browsers without this element show.
@inlinable
public func progress<Content: HTML>(
    @HTMLBuilder _ content: () -> Content = { EmptyHTML() }
) -> Element<HTMLTags.Progress, Content> {
    Element(HTMLTags.Progress.self, inside: content())
}

/// How far a task has come.
///
/// - Parameters:
///   - value: How much is done.
///   - max: How much there is in all.
///   - content: What browsers without this element show.
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

/// A quantity within a range.
///
/// - Parameters:
///   - value: The quantity.
///   - min: The smallest possible quantity.
///   - max: The largest possible quantity.
///   - content: What browsers without this element show.
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
