import Foundation
@_spi(Inspection) import VSMInspector

/// The sources, diagrams and guides that the site reads from the repository when it starts.
struct ExampleFiles: Sendable {
    /// A file with its text.
    struct SourceFile: Equatable, Sendable {
        /// The path in `Examples/Sources`.
        let path: String
        let text: String

        /// The name of the file.
        var name: String { path.split(separator: "/").last.map(String.init) ?? path }
    }

    private var sources: [Example: [SourceFile]] = [:]
    private(set) var layouts: [String: DiagramLayout] = [:]
    private var guides: [Guide: String] = [:]

    /// The repository of this program.
    static let repository = URL(filePath: #filePath, directoryHint: .notDirectory)
        .appending(path: "../../../../../../..", directoryHint: .isDirectory).standardizedFileURL

    /// Reads the files.
    ///
    /// - Parameter repository: The folder of the repository.
    /// - Throws: An error if a file is missing, or a diagram cannot be read.
    init(repository: URL = Self.repository) throws {
        let folder = repository.appending(path: "Examples/Sources")
        for example in Example.allCases {
            sources[example] = try example.folders.flatMap { try Self.swiftFiles(in: $0, of: folder) }
        }
        for folder in ["", "Sources/ModelBuilder/", "Sources/SharedRepository/", "Sources/SeededMistakes/"] {
            let page = repository.appending(path: "Examples/\(folder)README.md")
            layouts.merge(try DiagramPage.layouts(in: Self.text(of: page))) { first, _ in first }
        }
        for guide in Guide.allCases {
            guides[guide] = try Self.text(of: repository.appending(path: guide.path))
        }
    }

    func sources(of example: Example) -> [SourceFile] { sources[example] ?? [] }
    func guide(_ guide: Guide) -> String { guides[guide] ?? "" }

    /// Returns the layout of a diagram; empty if no diagram has this name.
    func layout(_ name: String) -> DiagramLayout { layouts[name] ?? DiagramLayout() }

    private static func swiftFiles(in folder: String, of sources: URL) throws -> [SourceFile] {
        try FileManager.default.contentsOfDirectory(atPath: sources.appending(path: folder).path)
            .filter { $0.hasSuffix(".swift") }
            .sorted { ($0.contains("ViewState.swift") ? 0 : 1, $0) < ($1.contains("ViewState.swift") ? 0 : 1, $1) }
            .map { name in
                let text = try text(of: sources.appending(path: "\(folder)/\(name)"))
                return SourceFile(path: "\(folder)/\(name)", text: withoutMarkers(text))
            }
    }

    /// Removes the lines that mark snippets for the guides.
    private static func withoutMarkers(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.drop { $0 == " " }.hasPrefix("// snippet.") }
            .joined(separator: "\n")
    }

    private static func text(of file: URL) throws -> String {
        try String(decoding: Data(contentsOf: file), as: UTF8.self)
    }
}
