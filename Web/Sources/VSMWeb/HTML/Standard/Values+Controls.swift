// Written by Web/Scripts/generate-html from Web/Scripts/html/values.txt; change it there.

/// The type of a field, by which the browser chooses the keyboard and suggestions.
public enum InputType: String, Sendable {
    /// Any text on one line.
    case text
    /// A text to search for.
    case search
    /// A telephone number.
    case telephone = "tel"
    /// A URL.
    case url
    /// An email address.
    case email
    /// A password, which the browser obscures.
    case password
    /// A date.
    case date
    /// A month of a year.
    case month
    /// A week of a year.
    case week
    /// A time of day.
    case time
    /// A date and a time without a time zone.
    case localDateAndTime = "datetime-local"
    /// A number.
    case number
    /// A number on a slider.
    case range
    /// A color.
    case color
    /// A hidden value.
    case hidden
}

/// The behavior of a button.
public enum ButtonType: String, Sendable {
    /// Runs the action of the button.
    case button
    /// Submits the form of the button.
    case submit
    /// Resets the fields of the form to their initial values.
    case reset
}
