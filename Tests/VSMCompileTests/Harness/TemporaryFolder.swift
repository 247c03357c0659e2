import Foundation

/// A folder for the files of one test, which is removed at the end of the test.
struct TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appending(path: "VSMCompileTests-\(UUID())")

    /// Writes a file, and creates its folders.
    @discardableResult
    func add(_ path: String, _ text: String = "") throws -> URL {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try text.write(to: file, atomically: false, encoding: .utf8)
        return file
    }

    func remove() {
        try? FileManager.default.removeItem(at: url)
    }
}
