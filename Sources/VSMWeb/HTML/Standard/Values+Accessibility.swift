// Written by Scripts/generate-html from Scripts/html/values.txt; change it there.

/// In which sense an item is the current one.
public enum CurrentItem: String, Sendable {
    /// The page that is shown.
    case page
    /// The step of a process.
    case step
    /// The place in a flow.
    case location
    /// The date.
    case date
    /// The time.
    case time
    /// In another sense.
    case `true`
    /// In no sense.
    case `false`
}

/// When a change of content is read out.
public enum LivePoliteness: String, Sendable {
    /// Not at all.
    case off
    /// When nothing else is.
    case polite
    /// At once.
    case assertive
}

/// How a field completes what is typed.
public enum Completion: String, Sendable {
    /// Not at all.
    case none
    /// In the field.
    case inline
    /// With a list.
    case list
    /// In the field, with a list.
    case both
}

/// What a control opens.
public enum PopupKind: String, Sendable {
    /// Nothing.
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

/// What is wrong with the value of a field.
public enum Invalidity: String, Sendable {
    /// Nothing.
    case `false`
    /// The value is not accepted.
    case `true`
    /// The grammar.
    case grammar
    /// The spelling.
    case spelling
}

/// Whether something is checked.
public enum Checkedness: String, Sendable {
    /// It is not.
    case `false`
    /// It is.
    case `true`
    /// Some of it is.
    case mixed
}

/// The orientation of a control.
public enum Orientation: String, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
}

/// How a column is sorted.
public enum SortOrder: String, Sendable {
    /// Not at all.
    case none
    /// With rising values.
    case ascending
    /// With falling values.
    case descending
    /// In another way.
    case other
}
