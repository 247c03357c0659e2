/// The role of an element for assistive technology, such as *button*.
///
/// An element has the role in its attribute `role`, or its default role in HTML: see ``ElementRole/button`` and its
/// neighbors. Write other roles as strings: `page.find(.role("tab", "Settings"))`.
public struct ElementRole: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name of the role in ARIA.
    public let description: String

    /// Creates a role.
    ///
    /// - Parameter name: The name of the role in ARIA.
    public init(stringLiteral name: String) {
        description = name
    }

    init(_ name: String) {
        description = name
    }

    /// An urgent message.
    public static let alert: ElementRole = "alert"
    /// `button`, `summary`, and an `input` that is a button.
    public static let button: ElementRole = "button"
    /// A cell of a table: `td`.
    public static let cell: ElementRole = "cell"
    /// `input` of the type `checkbox`.
    public static let checkbox: ElementRole = "checkbox"
    /// A `select` that shows one option, or an `input` with a list of suggestions.
    public static let combobox: ElementRole = "combobox"
    /// The header of a column: `th`.
    public static let columnheader: ElementRole = "columnheader"
    /// `dialog`, while it is open.
    public static let dialog: ElementRole = "dialog"
    /// A `form` that has a name.
    public static let form: ElementRole = "form"
    /// An element without a meaning, such as `div`.
    public static let generic: ElementRole = "generic"
    /// `fieldset` and `details`.
    public static let group: ElementRole = "group"
    /// `h1` to `h6`.
    public static let heading: ElementRole = "heading"
    /// `img` with a description.
    public static let image: ElementRole = "img"
    /// `a` with the attribute `href`.
    public static let link: ElementRole = "link"
    /// `ul` and `ol`.
    public static let list: ElementRole = "list"
    /// A `select` that shows several options.
    public static let listbox: ElementRole = "listbox"
    /// `li` in a list.
    public static let listitem: ElementRole = "listitem"
    /// The main content of the page: `main`.
    public static let main: ElementRole = "main"
    /// Navigation links: `nav`.
    public static let navigation: ElementRole = "navigation"
    /// `option`.
    public static let option: ElementRole = "option"
    /// `p`.
    public static let paragraph: ElementRole = "paragraph"
    /// An element that assistive technology ignores, such as a decorative image.
    public static let presentation: ElementRole = "presentation"
    /// `input` of the type `radio`.
    public static let radio: ElementRole = "radio"
    /// A `section` that has a name.
    public static let region: ElementRole = "region"
    /// A row of a table: `tr`.
    public static let row: ElementRole = "row"
    /// The header of a row: `th` with the scope `row`.
    public static let rowheader: ElementRole = "rowheader"
    /// `input` of the type `search`.
    public static let searchbox: ElementRole = "searchbox"
    /// `input` of the type `range`.
    public static let slider: ElementRole = "slider"
    /// `input` of the type `number`.
    public static let spinbutton: ElementRole = "spinbutton"
    /// A message that is not urgent: `output`.
    public static let status: ElementRole = "status"
    /// `table`.
    public static let table: ElementRole = "table"
    /// A text field: `textarea`, and most types of `input`.
    public static let textbox: ElementRole = "textbox"
}

extension ElementRole {
    /// Whether the content of an element with this role is its name.
    var isNamedFromContent: Bool {
        [
            "button", "cell", "checkbox", "columnheader", "gridcell", "heading", "link", "menuitem",
            "menuitemcheckbox", "menuitemradio", "option", "radio", "row", "rowheader", "switch", "tab", "tooltip",
            "treeitem",
        ].contains(description)
    }

    /// Whether a person can use an element with this role.
    var isControl: Bool {
        isField || ["button", "link", "menuitem", "tab"].contains(description)
    }

    /// Whether an element with this role is a field.
    var isField: Bool {
        [
            "checkbox", "combobox", "listbox", "radio", "searchbox", "slider", "spinbutton", "switch", "textbox",
        ].contains(description)
    }

    /// Whether an outline shows only the name of an element with this role, and not its content.
    var hidesContent: Bool { isField && self != .listbox || [.button, .image, .option].contains(self) }
}
