import Foundation

/// The folder with the templates: files of a package `Quotes` with a feature `DailyQuote`, in folders that are combined.
struct Templates {
    let folder: URL

    /// Returns the texts of the files in some folders, by their paths in the package.
    ///
    /// Files with the same path are joined.
    func files(in folders: [String], _ names: Replacements) throws -> [String: String] {
        var files: [String: String] = [:]
        for folder in folders.map(folder.appendingPathComponent) {
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
                let file = folder.appendingPathComponent(path)
                guard file.lastPathComponent != ".DS_Store", !isDirectory(file) else { continue }
                let text = try String(contentsOf: file, encoding: .utf8)
                files[names.applied(to: path), default: ""] += names.applied(to: text)
            }
        }
        return files
    }

    /// Writes files that do not exist yet; if one of them exists, writes none.
    static func write(_ files: [String: String], in folder: URL) throws {
        let files = files.sorted { $0.key < $1.key }
        for (path, _) in files where FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path) {
            throw Refusal("\(path) exists already, so nothing was written. Choose another name.")
        }
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            do {
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(text.utf8).write(to: file, options: .withoutOverwriting)
            } catch {
                throw Refusal("\(file.path) cannot be written. Choose a folder in which you may create files.")
            }
        }
    }
}

/// Texts in the place of others.
struct Replacements {
    let pairs: [(old: String, new: String)]

    /// Returns the text with the replacements, none of which applies to what another one has put there.
    func applied(to text: String) -> String { Self.applied(pairs[...], to: text) }

    private static func applied(_ pairs: ArraySlice<(old: String, new: String)>, to text: String) -> String {
        guard let (old, new) = pairs.first else { return text }
        return text.components(separatedBy: old).map { applied(pairs.dropFirst(), to: $0) }.joined(separator: new)
    }
}

func isDirectory(_ url: URL) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
}
