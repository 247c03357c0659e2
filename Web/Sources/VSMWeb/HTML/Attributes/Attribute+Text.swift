extension [Double] {
    /// The numbers as the value of an attribute.
    @usableFromInline var attributeText: String { map(\._attributeText).joined(separator: ",") }
}

extension Array where Element: RawRepresentable<String> {
    /// The values as the value of an attribute.
    @usableFromInline var attributeText: String { map(\.rawValue).joined(separator: " ") }
}

extension Attribute {
    /// The points of a shape as the value of an attribute.
    @usableFromInline
    static func text(of points: [(x: Double, y: Double)]) -> String {
        points.map { "\($0.x._attributeText),\($0.y._attributeText)" }.joined(separator: " ")
    }

    /// The files of an image as the value of an attribute.
    @usableFromInline
    static func text(of candidates: [ImageCandidate]) -> String {
        candidates.map(\.text).joined(separator: ", ")
    }
}
