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

/// What the coordinates of a paint or an effect refer to.
public enum PaintUnits: String, Sendable {
    /// The graphic.
    case userSpace = "userSpaceOnUse"
    /// The shape, from 0 to 1.
    case boundingBox = "objectBoundingBox"
}

/// How a gradient continues beyond its ends.
public enum SpreadMethod: String, Sendable {
    /// With the last color.
    case pad
    /// Backward.
    case reflect
    /// From the beginning.
    case `repeat`
}

/// Where an element reacts to the pointer.
public enum PointerEvents: String, Sendable {
    /// As usual.
    case automatic = "auto"
    /// Nowhere.
    case none
    /// On its area and its outline.
    case all
    /// On its area.
    case fill
    /// On its outline.
    case stroke
    /// Everywhere in its bounds.
    case boundingBox = "bounding-box"
}

/// How the outline of a shape is scaled.
public enum VectorEffect: String, Sendable {
    /// With the graphic.
    case none
    /// Not at all.
    case nonScalingStroke = "non-scaling-stroke"
}
