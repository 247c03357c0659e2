// Written by Scripts/generate-html from Scripts/html/values.txt; change it there.

/// Which cells a heading of a table is about.
public enum HeadingScope: String, Sendable {
    /// Those in its row.
    case row
    /// Those in its column.
    case column = "col"
    /// Those in its group of rows.
    case rowGroup = "rowgroup"
    /// Those in its group of columns.
    case columnGroup = "colgroup"
}

/// How the items of a list are numbered.
public enum ListNumbering: String, Sendable {
    /// With numbers.
    case decimal = "1"
    /// With lowercase letters.
    case lowercaseLetters = "a"
    /// With uppercase letters.
    case uppercaseLetters = "A"
    /// With lowercase Roman numerals.
    case lowercaseRoman = "i"
    /// With uppercase Roman numerals.
    case uppercaseRoman = "I"
}

/// How the lines of a text are submitted.
public enum TextWrapping: String, Sendable {
    /// As the person entered them.
    case soft
    /// As they are shown, with the columns that are given.
    case hard
}
