/// Sets the address of the page from its state, from anywhere in it; the last one applies.
///
/// The browser shows the address without loading the page. Back returns through the states that were pushed:
///
/// ```swift
/// func body(_ container: StateContainer<TasksViewState>) -> some HTML {
///     section {
///         pageAddress(TaskRoute.tasks(filter: container.state.filter))
///         …
///     }.onChange(of: filter) { container.observe(container.state.model.filter($0)) }
/// }
/// ```
///
/// The page at the new address is the same page: its views get the values of the address and keep their states. When
/// the person goes back, the views get the values of the earlier address, and ``HTML/onChange(of:_:)`` tells their
/// containers.
///
/// The address changes only when this piece changes, and not while the browser already has the address. Until the
/// person has done something in the page, the new address replaces the current entry in any case.
///
/// - Parameters:
///   - page: The page with the values of its state.
///   - change: Whether Back returns to the earlier address.
public func pageAddress(_ page: some SiteRoute, _ change: AddressChange = .push) -> some HTML {
    PageMetadataHTML(metadata: PageMetadata(address: PageAddress(target: page.url.string, change: change)))
}

/// Sends the browser to another page of the site, from anywhere in the page.
///
/// See ``redirect(to:permanently:)-(WebURL,_)``.
///
/// - Parameters:
///   - page: The target page.
///   - isPermanent: Whether browsers and search engines may remember the redirection.
public func redirect(to page: some SiteRoute, permanently isPermanent: Bool = false) -> some HTML {
    redirect(to: page.url, permanently: isPermanent)
}
