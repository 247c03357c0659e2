// Written by Scripts/generate-html from Scripts/html/values.txt; change it there.

/// The direction of a text.
public enum TextDirection: String, Sendable {
    /// From left to right.
    case leftToRight = "ltr"
    /// From right to left.
    case rightToLeft = "rtl"
    /// As the first letters of the text say.
    case automatic = "auto"
}

/// Which letters a virtual keyboard capitalizes.
public enum Autocapitalization: String, Sendable {
    /// None.
    case none
    /// The first one of each sentence.
    case sentences
    /// The first one of each word.
    case words
    /// All of them.
    case characters
}

/// Which virtual keyboard appears.
public enum InputMode: String, Sendable {
    /// None, as the page has one of its own.
    case none
    /// The usual one.
    case text
    /// One for numbers with a fraction.
    case decimal
    /// One for digits.
    case numeric
    /// One for telephone numbers.
    case telephone = "tel"
    /// One for searching.
    case search
    /// One for email addresses.
    case email
    /// One for URLs.
    case url
}

/// What the enter key of a virtual keyboard says.
public enum EnterKeyHint: String, Sendable {
    /// That it begins a new line.
    case enter
    /// That nothing more is to be entered.
    case done
    /// That it opens what was entered.
    case go
    /// That it leads to the next field.
    case next
    /// That it leads to the previous field.
    case previous
    /// That it searches.
    case search
    /// That it sends the text.
    case send
}

/// How a popover is closed.
public enum PopoverKind: String, Sendable {
    /// By a click elsewhere, or when another one opens.
    case automatic = "auto"
    /// As `automatic`, but leaves others open.
    case hint
    /// By a button or an action only.
    case manual
}

/// What a button does with a popover.
public enum PopoverAction: String, Sendable {
    /// Shows or hides it.
    case toggle
    /// Shows it.
    case show
    /// Hides it.
    case hide
}

/// What a button does with the element that it names.
public enum ButtonCommand: String, Sendable {
    /// Shows a dialog over the page.
    case showModal = "show-modal"
    /// Closes a dialog.
    case close
    /// Closes a dialog unless something prevents it.
    case requestClose = "request-close"
    /// Shows or hides a popover.
    case togglePopover = "toggle-popover"
    /// Shows a popover.
    case showPopover = "show-popover"
    /// Hides a popover.
    case hidePopover = "hide-popover"
}
