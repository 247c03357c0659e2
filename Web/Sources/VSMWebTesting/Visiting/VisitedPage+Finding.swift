// Elements as a person finds them.

extension VisitedPage {
    /// An element of the page at one moment.
    package struct Element: Sendable {
        /// The number of the element in the page.
        package let number: Int
        /// Whether a person can use it now.
        package let isReady: Bool
    }

    /// The kind of an element to find.
    package enum Kind: Hashable, Sendable {
        /// Whatever a person can use: a button, a link or a field.
        case control
        /// A field, by its label.
        case field
        /// An element with a role, such as `heading`.
        case role(String)
    }

    /// The text of the page as a person reads it, with single spaces.
    package var text: String {
        if let searched, searched.changeCount == browser.changeCount { return searched.text }
        let text = names.text(of: browser.tree.page, isForName: false)
        searched = (browser.changeCount, text)
        return text
    }

    /// Returns the first element of a kind whose name, or whose text if its role takes no name from it, matches.
    ///
    /// - Parameters:
    ///   - kind: The kind of the element.
    ///   - isMatch: Returns whether a name matches.
    ///   - isAround: Returns whether the text of a list item, a row or an article around the element matches; `nil` to
    ///     search the whole page.
    package func find(_ kind: Kind, isAround: ((String) -> Bool)? = nil, where isMatch: (String) -> Bool) -> Element? {
        let names = names
        func search(_ node: Node, isInside: Bool) -> Node? {
            for child in node.children where child.tag != nil {
                if AccessibleNames.isInvisible(child) || child.attributes["aria-hidden"] == "true" { continue }
                let role = ElementRole.of(child) { names.hasName(child) }
                if isInside, kind.matches(role), isNamed(child, role, names, isMatch) { return child }
                let isPart = [.listitem, .row, "article"].contains(role)
                let isInside =
                    isInside || isPart && isAround.map { $0(names.text(of: child, isForName: false)) } ?? true
                if let found = search(child, isInside: isInside) { return found }
            }
            return nil
        }
        guard let node = search(browser.tree.page, isInside: isAround == nil) else { return nil }
        let isUnderWay = events.contains { $0.node == node.number && $0.field == nil }
        let isDisabled = node.isDisabled || node.attributes["aria-disabled"] == "true"
        return Element(number: node.number, isReady: !isDisabled && !isUnderWay)
    }

    /// Returns the content of a field.
    package func value(of element: Element) -> String {
        browser.tree[element.number].map { browser.fields.value(of: $0) } ?? ""
    }

    private var names: AccessibleNames { AccessibleNames(tree: browser.tree, fields: browser.fields) }

    private func isNamed(
        _ node: Node,
        _ role: ElementRole,
        _ names: AccessibleNames,
        _ isMatch: (String) -> Bool
    ) -> Bool {
        if isMatch(names.name(of: node, role: role)) { return true }
        return !role.isNamedFromContent && !role.isField && isMatch(names.text(of: node, isForName: false))
    }
}

extension VisitedPage.Kind {
    fileprivate func matches(_ role: ElementRole) -> Bool {
        switch self {
        case .control: role.isControl
        case .field: role.isField
        case .role(let name): role.description == name
        }
    }
}
