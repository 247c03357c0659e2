/// An element of a page, described as a person would describe it.
///
/// Each use searches for it again.
///
/// Steps and values throw a ``LiveTestError`` if no element matches, or more than one.
public struct LiveElement {
    struct Step {
        let query: ElementQuery
        var index: Int?
    }

    let page: LiveTest
    let steps: [Step]

    /// Returns one of several matching elements, in document order.
    ///
    /// - Parameter index: The index, starting at zero.
    public func at(_ index: Int) -> LiveElement {
        var steps = steps
        steps[steps.count - 1].index = index
        return LiveElement(page: page, steps: steps)
    }

    /// The number of matching elements.
    public var count: Int {
        page.update()
        return (try? page.matches(of: steps[...]).count) ?? 0
    }

    // MARK: Reading

    /// The name of the element.
    public var name: String { get throws { try page.locate(self).name } }

    /// The text inside, as a person reads it, with single spaces.
    public var text: String { get throws { try page.locate(self).text } }

    /// The value of the field, or the selected option.
    public var value: String {
        get throws {
            let element = try page.locate(self)
            guard let value = element.value else {
                throw page.failure(.impossible, "The \(element.summary) is not a field with a value.")
            }
            return value
        }
    }

    /// Whether the box is checked.
    public var isChecked: Bool { get throws { try page.locate(self).isChecked ?? false } }

    /// Whether a person can use the control.
    public var isEnabled: Bool { get throws { try !page.locate(self).isDisabled } }

    /// Whether the element has the focus, as after ``focus(fileID:filePath:line:column:)``, a click, or a state with `focused()`.
    public var isFocused: Bool { get throws { try page.locate(self).number == page.browser.focused?.number } }

    /// The value of an attribute, or `nil` if the element does not have it.
    ///
    /// - Parameter name: The name of the attribute.
    public func attribute(_ name: String) throws -> String? { try page.locate(self).attributes[name] }

    /// The content as text: see ``LiveTest/outline``.
    public var outline: String { get throws { try page.locate(self).outline } }
}
