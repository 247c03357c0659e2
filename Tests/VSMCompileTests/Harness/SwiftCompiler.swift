import Foundation

/// Compiles programs as clients of the modules `VSM` and `VSMWeb`, and returns the compiler's diagnostics.
struct SwiftCompiler {
    let executable: URL
    let buildFolder: BuildFolder

    /// Finds the compiler, and the folder into which the running tests were built.
    init() throws {
        executable = try Self.executable(environment: ProcessInfo.processInfo.environment)
        buildFolder = try BuildFolder(of: .testProduct)
    }

    /// Returns the path of swiftc: `SWIFT_EXEC` if it is set, otherwise the first one in `PATH`.
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

    /// Compiles files as one module, without an output.
    ///
    /// The compiler emits its intermediate language, because it finds data races only in that phase.
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
    /// The product into which the running tests were built.
    fileprivate static var testProduct: URL {
        #if canImport(Darwin)
        // On this system, the process is a tool of the toolchain that has loaded the tests.
        var image = Dl_info()
        guard dladdr(#dsohandle, &image) != 0, let path = image.dli_fname else { return URL(filePath: "/") }
        return URL(filePath: String(cString: path))
        #else
        return Bundle.main.executableURL ?? URL(filePath: "/")
        #endif
    }
}
