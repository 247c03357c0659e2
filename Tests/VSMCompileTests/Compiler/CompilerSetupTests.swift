import Foundation
import Testing

@Suite("The setup of the compiler")
struct CompilerSetupTests {
    @Test(
        "The build folder is above the tests and holds the module",
        arguments: ["Modules/VSM.swiftmodule", "VSM.swiftmodule"]
    )
    func buildFolder(module: String) throws {
        let folder = TemporaryFolder()
        defer { folder.remove() }
        try folder.add("scratch/system/debug/\(module)")
        try folder.add("scratch/system/debug/CModule.build/module.modulemap")
        try folder.add("scratch/system/debug/Other.build/other")
        try folder.add("scratch/checkouts/library/Sources/COwn/include/module.modulemap")
        try folder.add("scratch/checkouts/library/Sources/Swift/other")
        let found = try BuildFolder(of: folder.url.appending(path: "scratch/system/debug/Tests.xctest/Contents/Tests"))
        let module = folder.url.appending(path: "scratch/system/debug/\(module)").deletingLastPathComponent()
        #expect(found.modules.path == module.path)
        #expect(
            found.moduleMaps.map(\.path)
                == ["scratch/checkouts/library/Sources/COwn/include", "scratch/system/debug/CModule.build"]
                .map { folder.url.appending(path: "\($0)/module.modulemap").path }
        )
    }

    @Test("Without the module, the error names the product and the missing file")
    func noModule() {
        let folder = TemporaryFolder()
        defer { folder.remove() }
        let product = folder.url.appending(path: "debug/Tests.xctest")
        let error = #expect(throws: CompilerSetupError.self) { try BuildFolder(of: product) }
        #expect(error == .noModule(product: product.path))
        #expect(error?.description.contains("VSM.swiftmodule") == true)
    }

    @Test("SWIFT_EXEC takes precedence over PATH")
    func override() throws {
        let environment = ["SWIFT_EXEC": "/bin/sh", "PATH": "/nowhere"]
        #expect(try SwiftCompiler.executable(environment: environment).path == "/bin/sh")
    }

    @Test("The error names a SWIFT_EXEC that cannot be executed")
    func badOverride() {
        #expect(throws: CompilerSetupError.notExecutable(path: "/nowhere/swiftc")) {
            try SwiftCompiler.executable(environment: ["SWIFT_EXEC": "/nowhere/swiftc"])
        }
    }

    @Test("Without swiftc in PATH, the error names the searched folders")
    func noCompiler() {
        #expect(throws: CompilerSetupError.noCompiler(searched: ["/nowhere", "/else"])) {
            try SwiftCompiler.executable(environment: ["PATH": "/nowhere:/else"])
        }
    }

    @Test(
        "The output of a program is read to the end, even if it exceeds the buffer of a pipe",
        .timeLimit(.minutes(10))
    )
    func longOutput() async throws {
        let script = "head -c 1000000 /dev/zero | tr '\\0' x; exit 3"
        let output = try await ChildProcess(URL(filePath: "/bin/sh"), ["-c", script]).run()
        #expect(output.text.utf8.count == 1_000_000)
        #expect(output.status == 3)
    }

    @Test("A program ends with the task that runs it", .timeLimit(.minutes(10)))
    func cancellation() async throws {
        let task = Task { try await ChildProcess(URL(filePath: "/bin/sleep"), ["1000"]).run().status }
        task.cancel()
        #expect(try await task.value != 0)
    }
}
