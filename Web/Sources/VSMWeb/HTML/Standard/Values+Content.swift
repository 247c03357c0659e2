// Written by Web/Scripts/generate-html from Web/Scripts/html/values.txt; change it there.

/// The cells to which a header cell applies.
public enum HeadingScope: String, Sendable {
    /// The cells in the same row.
    case row
    /// The cells in the same column.
    case column = "col"
    /// The cells in the same group of rows.
    case rowGroup = "rowgroup"
    /// The cells in the same group of columns.
    case columnGroup = "colgroup"
}

/// The numbering style of a list.
public enum ListNumbering: String, Sendable {
    /// Decimal numbers.
    case decimal = "1"
    /// Lowercase letters.
    case lowercaseLetters = "a"
    /// Uppercase letters.
    case uppercaseLetters = "A"
    /// Lowercase Roman numerals.
    case lowercaseRoman = "i"
    /// Uppercase Roman numerals.
    case uppercaseRoman = "I"
}

/// The line breaks that a browser submits with a text.
public enum TextWrapping: String, Sendable {
    /// The line breaks that the person entered.
    case soft
    /// The line breaks that are visible, which depend on the number of columns.
    case hard
}
