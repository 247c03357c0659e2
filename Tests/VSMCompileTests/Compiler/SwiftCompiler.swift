import Foundation

/// Compiles programs as clients of the modules `VSM` and `VSMWeb`, to see what the compiler says about them.
struct SwiftCompiler {
    let executable: URL
    let buildFolder: BuildFolder

    /// Finds the compiler and the folder into which the running tests were built.
    init() throws {
        executable = try Self.executable(environment: ProcessInfo.processInfo.environment)
        buildFolder = try BuildFolder(of: .testProduct)
    }

    /// The path of swiftc: `SWIFT_EXEC` if it is set, else the first in `PATH`.
    static func executable(environment: [String: String]) throws -> URL {
        if let path = environment["SWIFT_EXEC"] {
            guard FileManager.default.isExecutableFile(atPath: path) else {
                throw CompilerSetupError.notExecutable(path: path)
            }
            return URL(filePath: path)
        }
        let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let candidates = folders.map { URL(filePath: $0).appending(path: "swiftc") }
        guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            throw CompilerSetupError.noCompiler(searched: folders)
        }
        return found
    }

    /// Compiles files as one module, and keeps nothing of it.
    ///
    /// The compiler goes as far as its own intermediate language, since data races are found there and not earlier.
    func diagnostics(of files: [URL], as variant: LanguageVariant) async throws -> [Diagnostic] {
        var arguments = ["-emit-sil", "-o", "/dev/null", "-whole-module-optimization", "-module-name", "Client"]
        arguments += ["-diagnostic-style", "llvm", "-no-color-diagnostics"]
        arguments += ["-module-cache-path", buildFolder.moduleCache.path]
        arguments += ["-I", buildFolder.modules.path]
        arguments += buildFolder.moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
        arguments += variant.arguments
        arguments += files.map(\.path)
        let output = try await ChildProcess(executable, arguments).run()
        return Diagnostic.diagnostics(in: output.text, status: output.status)
    }
}

extension URL {
    /// What the running tests were built into.
    fileprivate static var testProduct: URL {
        #if canImport(Darwin)
        // The process is a tool of the toolchain there, which has loaded the tests.
        var image = Dl_info()
        guard dladdr(#dsohandle, &image) != 0, let path = image.dli_fname else { return URL(filePath: "/") }
        return URL(filePath: String(cString: path))
        #else
        return Bundle.main.executableURL ?? URL(filePath: "/")
        #endif
    }
}
