/// A scope in which to find elements: a page, or an element of it.
///
/// ```swift
/// try page.item(.containing("Ottoman")).button("Remove").click()
/// ```
public protocol PageScope {
    /// Returns the element that matches a query.
    ///
    /// The search takes place when the element is used.
    ///
    /// - Parameter query: The element to search for.
    func find(_ query: ElementQuery) -> LiveElement
}

extension PageScope {
    /// Returns a button.
    public func button(_ name: some TextMatching = .any) -> LiveElement { find(.button(name)) }
    /// Returns a link.
    public func link(_ name: some TextMatching = .any) -> LiveElement { find(.link(name)) }
    /// Returns a field of any kind, by its label.
    public func field(_ label: some TextMatching = .any) -> LiveElement { find(.field(label)) }
    /// Returns a checkbox.
    public func checkbox(_ name: some TextMatching = .any) -> LiveElement { find(.checkbox(name)) }
    /// Returns a radio button.
    public func radio(_ name: some TextMatching = .any) -> LiveElement { find(.radio(name)) }
    /// Returns a heading.
    public func heading(_ name: some TextMatching = .any) -> LiveElement { find(.heading(name)) }
    /// Returns an urgent message.
    public func alert(_ text: some TextMatching = .any) -> LiveElement { find(.alert(text)) }
    /// Returns a message that is not urgent.
    public func status(_ text: some TextMatching = .any) -> LiveElement { find(.status(text)) }
    /// Returns a list.
    public func list(_ name: some TextMatching = .any) -> LiveElement { find(.list(name)) }
    /// Returns an item of a list.
    public func item(_ text: some TextMatching = .any) -> LiveElement { find(.item(text)) }
    /// Returns a table.
    public func table(_ name: some TextMatching = .any) -> LiveElement { find(.table(name)) }
    /// Returns a row of a table.
    public func row(_ text: some TextMatching = .any) -> LiveElement { find(.row(text)) }
    /// Returns a dialog.
    public func dialog(_ name: some TextMatching = .any) -> LiveElement { find(.dialog(name)) }
    /// Returns the innermost element with a text.
    public func text(_ text: some TextMatching) -> LiveElement { find(.text(text)) }
}

extension LiveTest: PageScope {
    /// Returns the element that matches a query anywhere in the page.
    public func find(_ query: ElementQuery) -> LiveElement { LiveElement(page: self, steps: [.init(query: query)]) }
}

extension LiveElement: PageScope {
    /// Returns the element that matches a query inside this element.
    public func find(_ query: ElementQuery) -> LiveElement {
        LiveElement(page: page, steps: steps + [.init(query: query)])
    }
}
