import Foundation
@_spi(Inspection) import VSMInspector

/// The diagram of the profile in the README of the examples, whose tests compare it with the running feature.
enum ProfileDiagram {
    /// A diagram that cannot be read.
    struct Unreadable: Error, CustomStringConvertible {
        let description = """
            The diagram "\(ProfileDiagram.name)" in Examples/README.md is missing, or not Mermaid as the tests of the examples \
            write it. Run them with VSM_UPDATE_DIAGRAMS=1.
            """
    }

    private static let name = "Editing a profile"

    /// Reads the diagram from the repository of this program.
    static func read() throws -> DiagramLayout {
        let repository = URL(filePath: #filePath, directoryHint: .notDirectory)
            .appending(path: "../../../../../../..", directoryHint: .isDirectory).standardizedFileURL
        let page = try Data(contentsOf: repository.appending(path: "Examples/README.md"))
        return try layout(in: String(decoding: page, as: UTF8.self))
    }

    /// Returns the layout of the diagram in a page.
    static func layout(in page: String) throws -> DiagramLayout {
        let block = MermaidBlock.all(in: page).first { $0.name == name }
        guard let layout = block.flatMap({ DiagramLayout(mermaid: $0.text) }) else { throw Unreadable() }
        return layout
    }
}
