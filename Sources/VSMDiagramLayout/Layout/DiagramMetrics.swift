#if DEBUG
/// The sizes of a drawing, for a monospaced font of 13 points for names and 11 points for labels.
enum DiagramMetrics {
    static let nameCharacter = 7.82
    static let labelCharacter = 6.62
    static let lineHeight = 14.0

    static let boxHeight = 34.0
    static let boxPadding = 14.0
    static let smallestBox = 64.0
    /// The diameters of the circles.
    static let start = 12.0
    static let end = 16.0

    /// Between two boxes side by side, between two lines, and between a line and its label.
    static let boxGap = 22.0
    static let lineGap = 16.0
    static let labelGap = 7.0
    /// Around a label.
    static let labelMargin = 9.0
    /// Between the ends of two arrows at the same side of a box, and from these to its corners.
    static let portGap = 12.0
    static let portMargin = 14.0
    /// How far an arrow from a state to itself leaves the box.
    static let loop = 22.0

    /// Between two rows: at least, and for lines that lead far to the side.
    static let rowGap = 13.0
    static let headRowGap = 18.0
    static let widestRowGap = 30.0
    /// Between two lines that bend one after the other, and of all of them.
    static let trackGap = 6.0
    static let widestTracks = 42.0

    static let headLength = 8.0
    static let headHalfWidth = 4.5

    /// Characters in a name, in a line of a label, and lines of all labels of an arrow.
    static let longestName = 36
    static let longestLine = 22
    static let mostLines = 8
}
#endif
