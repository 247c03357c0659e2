#if DEBUG
import Foundation

extension SourceFiles {
    /// Returns the folder of the project that a file belongs to: the nearest one around it with a Git repository;
    /// otherwise the outermost one with a package or an Xcode project.
    ///
    /// - Returns: An empty text if there is none, such as on a phone.
    @_spi(Inspection) public static func folderOfProject(around file: String) -> String {
        var folder = file
        var found = ""
        while let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
            folder = String(folder[..<slash])
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { continue }
            if names.contains(".git") { return folder }
            if names.contains(where: isProject) { found = folder }
        }
        return found
    }

    private static func isProject(_ name: String) -> Bool {
        name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }
}
#endif
