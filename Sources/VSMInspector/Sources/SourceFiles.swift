#if DEBUG
import Foundation
public import VSM

/// The source files of the program, if it runs where it was built.
///
/// Call sites have the module and the name of a file. The file is found below the folder.
@_spi(Inspection) public final class SourceFiles: @unchecked Sendable {
    /// The files below the folder in which the program was started.
    public static let ofProgram = SourceFiles(folder: FileManager.default.currentDirectoryPath)

    /// The folder with the sources; an empty text for none.
    let folder: String
    private let lock = Lock()
    // Guarded by the lock.
    private var paths: [String: [String]]?
    private var lines: [CallSite: SourceLine?] = [:]

    /// The files and folders that are looked at, if the program was not started in the folder of its sources.
    private static let maximumEntries = 100_000
    private static let maximumSize = 1_000_000
    private static let maximumLines = 5_000

    /// - Parameter folder: The folder with the sources; an empty text for none.
    public init(folder: String) {
        self.folder = folder
    }

    /// Returns the line of a call, or `nil` if there is no such file.
    public func line(of call: CallSite) -> SourceLine? {
        if let known = lock.withLock({ lines[call] }) { return known }
        let found = find(call)
        lock.withLock {
            if lines.count >= Self.maximumLines { lines = [:] }
            lines[call] = .some(found)
        }
        return found
    }

    private func find(_ call: CallSite) -> SourceLine? {
        guard let path = path(ofModuleFile: call.file), let content = FileManager.default.contents(atPath: path),
            content.count <= Self.maximumSize
        else { return nil }
        let lines = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard call.line > 0, Int(call.line) <= lines.count else { return nil }
        let code = String(decoding: lines[Int(call.line) - 1], as: UTF8.self)
        return SourceLine(path: path, line: call.line, code: code.trimmed)
    }

    /// Returns the path of the only file with a name.
    func path(of name: String) -> String? {
        let candidates = index()[name] ?? []
        return candidates.count == 1 ? candidates[0] : nil
    }

    /// Returns the path of a file that is named by its module and its name.
    private func path(ofModuleFile file: String) -> String? {
        let parts = file.split(separator: "/")
        guard parts.count >= 2, let name = parts.last else { return nil }
        let candidates = index()[String(name)] ?? []
        let module = "/\(parts[0])/"
        return candidates.first { $0.contains("/Sources\(module)") } ?? candidates.first { $0.contains(module) }
            ?? (candidates.count == 1 ? candidates[0] : nil)
    }

    /// The paths of the Swift files below the folder, by their names.
    private func index() -> [String: [String]] {
        if let known = lock.withLock({ paths }) { return known }
        var found: [String: [String]] = [:]
        var count = 0
        let files = folder.isEmpty ? nil : FileManager.default.enumerator(atPath: folder)
        while let file = files?.nextObject() as? String {
            let name = file.split(separator: "/").last.map(String.init) ?? file
            if name.hasPrefix(".") || name == "node_modules" { files?.skipDescendants() }
            if name.hasSuffix(".swift") { found[name, default: []].append("\(folder)/\(file)") }
            count += 1
            if count >= Self.maximumEntries { break }
        }
        lock.withLock { paths = found }
        return found
    }
}
#endif
