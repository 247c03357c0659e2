import Foundation

/// The text of a package's manifest, of which this program reads which target names what.
struct Manifest {
    let text: String

    /// Returns whether the declaration of a target has a name in quotation marks.
    ///
    /// A manifest that declares its targets in another way counts as a whole.
    func mentions(_ name: String, in target: String) -> Bool {
        let declarations = text.components(separatedBy: "arget(").dropFirst()
            .filter { $0.drop(while: \.isWhitespace).hasPrefix("name: \"\(target)\"") }
        return (declarations.isEmpty ? [text] : declarations).contains { $0.contains("\"\(name)\"") }
    }
}
