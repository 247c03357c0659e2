/// Where a person looks for something: a page, or an element of it.
///
/// ```swift
/// try page.item(.containing("Ottoman")).button("Remove").click()
/// ```
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public protocol PageScope {
    /// Returns what matches a query; nothing is looked for until it is used.
    ///
    /// - Parameter query: What to look for.
    func find(_ query: ElementQuery) -> LiveElement
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension PageScope {
    /// A button.
    public func button(_ name: some TextMatching = .any) -> LiveElement { find(.button(name)) }
    /// A link.
    public func link(_ name: some TextMatching = .any) -> LiveElement { find(.link(name)) }
    /// A field of whatever kind, by its label.
    public func field(_ label: some TextMatching = .any) -> LiveElement { find(.field(label)) }
    /// A checkbox.
    public func checkbox(_ name: some TextMatching = .any) -> LiveElement { find(.checkbox(name)) }
    /// One of several choices.
    public func radio(_ name: some TextMatching = .any) -> LiveElement { find(.radio(name)) }
    /// A heading.
    public func heading(_ name: some TextMatching = .any) -> LiveElement { find(.heading(name)) }
    /// A message that is read out at once.
    public func alert(_ text: some TextMatching = .any) -> LiveElement { find(.alert(text)) }
    /// A message that is read out when nothing else is.
    public func status(_ text: some TextMatching = .any) -> LiveElement { find(.status(text)) }
    /// A list.
    public func list(_ name: some TextMatching = .any) -> LiveElement { find(.list(name)) }
    /// An item of a list.
    public func item(_ text: some TextMatching = .any) -> LiveElement { find(.item(text)) }
    /// A table.
    public func table(_ name: some TextMatching = .any) -> LiveElement { find(.table(name)) }
    /// A row of a table.
    public func row(_ text: some TextMatching = .any) -> LiveElement { find(.row(text)) }
    /// A dialog.
    public func dialog(_ name: some TextMatching = .any) -> LiveElement { find(.dialog(name)) }
    /// The innermost element with a text.
    public func text(_ text: some TextMatching) -> LiveElement { find(.text(text)) }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension LiveTest: PageScope {
    /// Returns what matches a query anywhere in the page.
    public func find(_ query: ElementQuery) -> LiveElement { LiveElement(page: self, steps: [.init(query: query)]) }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension LiveElement: PageScope {
    /// Returns what matches a query inside this element.
    public func find(_ query: ElementQuery) -> LiveElement {
        LiveElement(page: page, steps: steps + [.init(query: query)])
    }
}
