import Foundation
@_spi(Host) public import VSMTesting
public import VSMWeb

extension StateGraph where State == PageSnapshot {
    /// Each state of the page as a section of Markdown: the way there, what a person can do, and an outline of the page.
    public var gallery: String { gallery(acts: \.actions, text: \.outline) }

    /// Makes the test fail if a committed gallery of the page differs from the page.
    ///
    /// A review then shows a change of the page as a difference of its states. If the file doesn't exist, the test writes it
    /// and fails once. With `VSM_UPDATE_DIAGRAMS=1` in the environment, it updates the file.
    ///
    /// - Parameters:
    ///   - file: The path of the file; a relative path is resolved against the folder of the test's source file.
    ///   - environment: The environment variables; by default, those of the process.
    public func expectGallery(
        in file: String,
        environment: [String: String]? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        expectCommitted(gallery, in: file, subject: "gallery", environment: environment, at: location)
    }

    /// Writes each state of the page to one HTML file, which a browser opens without a server.
    ///
    /// A frame shows the page as it is in the state, with the way there and with what a person can do. Switches show all
    /// frames dark, as wide as a phone, or with large text. The site's style sheets and images are in the file. Nothing in a
    /// frame runs.
    ///
    /// - Parameters:
    ///   - file: The path of the file, which is replaced; a relative path is resolved against the folder of the test's
    ///     source file.
    ///   - site: The site, whose assets the file contains.
    /// - Throws: An error if the file cannot be written.
    public func writeGallery(to file: String, of site: Site, filePath: StaticString = #filePath) throws {
        let url = URL(fileURLWithPath: file, relativeTo: URL(fileURLWithPath: "\(filePath)"))
        let sections = nodes.map { node in
            PageGallery.Section(
                name: node.name,
                way: way(to: node.name),
                actions: node.state.actions,
                // A name that depends on the stubs can change later than the page.
                markup: node.state.markup ?? "<pre>\(PageMarkup.escaped(node.state.outline))</pre>"
            )
        }
        try Data(PageGallery(of: site, sections).html.utf8).write(to: url, options: .atomic)
    }
}
