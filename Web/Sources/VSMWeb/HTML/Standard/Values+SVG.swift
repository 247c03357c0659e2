// Written by Web/Scripts/generate-html from Web/Scripts/html/values.txt; change it there.

/// The rule that decides which points are inside a shape.
public enum FillRule: String, Sendable {
    /// The nonzero winding rule.
    case nonZero = "nonzero"
    /// The even-odd rule.
    case evenOdd = "evenodd"
}

/// The shape of the ends of a line.
public enum LineCap: String, Sendable {
    /// Squared off at the endpoint.
    case butt
    /// Rounded.
    case round
    /// Squared off half a line width past the endpoint.
    case square
}

/// The shape of the corners of a line.
public enum LineJoin: String, Sendable {
    /// A sharp corner.
    case miter
    /// A rounded corner.
    case round
    /// A beveled corner.
    case bevel
}

/// The part of a text that is at its position.
public enum TextAnchor: String, Sendable {
    /// The start of the text.
    case start
    /// The middle of the text.
    case middle
    /// The end of the text.
    case end
}

/// The baseline of a text that is at its position.
public enum Baseline: String, Sendable {
    /// The default baseline of the script.
    case automatic = "auto"
    /// The middle of lowercase letters.
    case middle
    /// The middle of the line.
    case central
    /// The hanging baseline.
    case hanging
    /// The alphabetic baseline.
    case alphabetic
    /// The top edge of the text.
    case textTop = "text-top"
    /// The bottom edge of the text.
    case textBottom = "text-bottom"
}
