#if DEBUG
/// The addresses of an inspector, beside those of the site.
package enum InspectionAddress {
    /// The path of the inspector's first page.
    package static let path = "/vsm/inspector"
    /// The path of the stream of events.
    package static let journal = "\(path)/journal"
    /// The path of the script that shows the inspector in the pages of the site.
    package static let script = "\(path)/drawer.js"

    /// Returns whether the components of a path belong to the inspector.
    static func contains(_ path: [String]) -> Bool { path.starts(with: ["vsm", "inspector"]) }

    /// Appends the element of the script for a page.
    static func appendScript(for page: Int, to output: inout [UInt8]) {
        output.append("<script src=\"")
        output.append(contentsOf: script.utf8)
        output.append("\" data-page=\"")
        output.append(contentsOf: "\(page)".utf8)
        output.append("\" defer></script>\n")
    }
}

extension Site {
    /// The site without an inspector.
    var withoutInspection: Site {
        var site = self
        site.inspection = nil
        return site
    }
}
#endif
