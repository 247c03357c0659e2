// Written by Scripts/generate-html from Scripts/html/values.txt; change it there.

/// What a field is for, by which the browser chooses the keyboard and suggestions.
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
    /// A password, which is not shown.
    case password
    /// A date.
    case date
    /// A month of a year.
    case month
    /// A week of a year.
    case week
    /// A time of the day.
    case time
    /// A date with a time, in no time zone.
    case localDateAndTime = "datetime-local"
    /// A number.
    case number
    /// A number on a slider.
    case range
    /// A color.
    case color
    /// A value that the person does not see.
    case hidden
}

/// What a button does.
public enum ButtonType: String, Sendable {
    /// Runs its action.
    case button
    /// Submits its form.
    case submit
    /// Resets the fields of its form to the values that the page gave them.
    case reset
}
