/// An element of a page, described as a person would: it is looked for each time it is used.
///
/// Steps and values throw a ``LiveTestError`` if there is no such element, or more than one.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct LiveElement {
    struct Step {
        let query: ElementQuery
        var index: Int?
    }

    let page: LiveTest
    let steps: [Step]

    /// One of several elements that match, in the order of the document.
    ///
    /// - Parameter index: The index, from zero.
    public func at(_ index: Int) -> LiveElement {
        var steps = steps
        steps[steps.count - 1].index = index
        return LiveElement(page: page, steps: steps)
    }

    /// How many elements match now.
    public var count: Int {
        page.update()
        return (try? page.matches(of: steps[...]).count) ?? 0
    }

    // MARK: Reading

    /// The name of the element.
    public var name: String { get throws { try page.locate(self).name } }

    /// The text inside, as a person reads it: with one space in place of several.
    public var text: String { get throws { try page.locate(self).text } }

    /// What the field contains, or which option is selected.
    public var value: String {
        get throws {
            let element = try page.locate(self)
            guard let value = element.value else {
                throw page.failure(.impossible, "The \(element.summary) is no field with a value.")
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

    /// What is inside, in words: see ``LiveTest/outline``.
    public var outline: String { get throws { try page.locate(self).outline } }
}
