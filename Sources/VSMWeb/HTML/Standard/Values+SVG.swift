// Written by Scripts/generate-html from Scripts/html/values.txt; change it there.

/// Which points are inside a shape.
public enum FillRule: String, Sendable {
    /// Those around which the outline runs.
    case nonZero = "nonzero"
    /// Those that an odd number of lines encloses.
    case evenOdd = "evenodd"
}

/// The ends of a line.
public enum LineCap: String, Sendable {
    /// Cut off at the last point.
    case butt
    /// Round.
    case round
    /// Cut off after the last point.
    case square
}

/// The corners of a line.
public enum LineJoin: String, Sendable {
    /// Pointed.
    case miter
    /// Round.
    case round
    /// Cut off.
    case bevel
}

/// Which part of a text is at its position.
public enum TextAnchor: String, Sendable {
    /// Its beginning.
    case start
    /// Its middle.
    case middle
    /// Its end.
    case end
}

/// Which line of a text is at its position.
public enum Baseline: String, Sendable {
    /// That of its script.
    case automatic = "auto"
    /// The middle of small letters.
    case middle
    /// The middle of the line.
    case central
    /// The upper edge of hanging letters.
    case hanging
    /// The line on which letters stand.
    case alphabetic
    /// The upper edge.
    case textTop = "text-top"
    /// The lower edge.
    case textBottom = "text-bottom"
}
