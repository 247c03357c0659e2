// Written by Web/Scripts/generate-html from Web/Scripts/html/values.txt; change it there.

/// The sense in which an item of a set is the current one.
public enum CurrentItem: String, Sendable {
    /// The current page.
    case page
    /// The current step of a process.
    case step
    /// The current location, such as in a flow chart.
    case location
    /// The current date.
    case date
    /// The current time.
    case time
    /// The current item in another sense.
    case `true`
    /// Not the current item.
    case `false`
}

/// The urgency with which assistive technology announces a change.
public enum LivePoliteness: String, Sendable {
    /// Assistive technology does not announce the change.
    case off
    /// Assistive technology announces the change when it is idle.
    case polite
    /// Assistive technology announces the change immediately.
    case assertive
}

/// The way in which a field completes the text that a person types.
public enum Completion: String, Sendable {
    /// No completion.
    case none
    /// Text in the field.
    case inline
    /// A list of suggestions.
    case list
    /// Text in the field and a list of suggestions.
    case both
}

/// The kind of popup that a control opens.
public enum PopupKind: String, Sendable {
    /// No popup.
    case `false`
    /// A menu.
    case menu
    /// A list to choose from.
    case listbox
    /// A tree.
    case tree
    /// A grid.
    case grid
    /// A dialog.
    case dialog
}

/// The kind of mistake in the value of a field.
public enum Invalidity: String, Sendable {
    /// No mistake.
    case `false`
    /// The value is invalid.
    case `true`
    /// A grammatical mistake.
    case grammar
    /// A spelling mistake.
    case spelling
}

/// The state of a control that a person can check.
public enum Checkedness: String, Sendable {
    /// Unchecked.
    case `false`
    /// Checked.
    case `true`
    /// Partly checked.
    case mixed
}

/// The orientation of a control.
public enum Orientation: String, Sendable {
    /// Horizontal.
    case horizontal
    /// Vertical.
    case vertical
}

/// The sort order of a column.
public enum SortOrder: String, Sendable {
    /// Unsorted.
    case none
    /// In ascending order.
    case ascending
    /// In descending order.
    case descending
    /// In another order.
    case other
}
