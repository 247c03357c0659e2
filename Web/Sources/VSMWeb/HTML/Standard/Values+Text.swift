// Written by Web/Scripts/generate-html from Web/Scripts/html/values.txt; change it there.

/// The direction of a text.
public enum TextDirection: String, Sendable {
    /// From left to right.
    case leftToRight = "ltr"
    /// From right to left.
    case rightToLeft = "rtl"
    /// The direction of the first letters of the text.
    case automatic = "auto"
}

/// The letters that a virtual keyboard capitalizes.
public enum Autocapitalization: String, Sendable {
    /// No letters.
    case none
    /// The first letter of each sentence.
    case sentences
    /// The first letter of each word.
    case words
    /// All letters.
    case characters
}

/// The virtual keyboard for a field.
public enum InputMode: String, Sendable {
    /// No keyboard, because the page provides one.
    case none
    /// The standard keyboard.
    case text
    /// A keyboard for numbers with a fraction.
    case decimal
    /// A keyboard for digits.
    case numeric
    /// A keyboard for telephone numbers.
    case telephone = "tel"
    /// A keyboard for searching.
    case search
    /// A keyboard for email addresses.
    case email
    /// A keyboard for URLs.
    case url
}

/// The label of the Enter key on a virtual keyboard.
public enum EnterKeyHint: String, Sendable {
    /// The key inserts a new line.
    case enter
    /// The key ends the input.
    case done
    /// The key opens the target of the input.
    case go
    /// The key moves to the next field.
    case next
    /// The key moves to the previous field.
    case previous
    /// The key starts a search.
    case search
    /// The key sends the text.
    case send
}

/// The way in which a popover closes.
public enum PopoverKind: String, Sendable {
    /// A click elsewhere closes the popover, and so does opening another one.
    case automatic = "auto"
    /// Like `automatic`, but opening the popover leaves others open.
    case hint
    /// Only a button or an action closes the popover.
    case manual
}

/// The action of a button on a popover.
public enum PopoverAction: String, Sendable {
    /// Shows or hides the popover.
    case toggle
    /// Shows the popover.
    case show
    /// Hides the popover.
    case hide
}

/// The command that a button sends to the element that it names.
public enum ButtonCommand: String, Sendable {
    /// Shows a modal dialog.
    case showModal = "show-modal"
    /// Closes a dialog.
    case close
    /// Closes a dialog unless a script prevents it.
    case requestClose = "request-close"
    /// Shows or hides a popover.
    case togglePopover = "toggle-popover"
    /// Shows a popover.
    case showPopover = "show-popover"
    /// Hides a popover.
    case hidePopover = "hide-popover"
}
