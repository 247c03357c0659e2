import Foundation
import Testing
@_spi(Host) import VSM

@_spi(Inspection) @testable import VSMInspector

@Suite("Inspector: the sources of calls")
struct SourceTests {
    @Test(
        "What is observed in a line is the cause",
        arguments: [
            ("container.observe(model.load())", "model.load()"),
            (".onClick { if let model { container.observe(model.add(to: cart)) } }", "model.add(to: cart)"),
            ("container.observe(model.search(text), debounced: .seconds(1))", "model.search(text)"),
            (".bind(model.name, debounced: pause) { container.observe(model.save($0)) }", "model.save($0)"),
            ("$state.bind(\\.isOn, to: model.set)", "\\.isOn"),
            ("container.observe {", "container.observe {"),
        ]
    )
    func cause(code: String, cause: String) {
        #expect(SourceLine(path: "", line: 1, code: code).cause == cause)
    }

    @Test("A call site leads to its file and line")
    func find() throws {
        let file = URL(fileURLWithPath: #filePath)
        let root = file.deletingLastPathComponent().deletingLastPathComponent().path
        let call = CallSite()
        let line = try #require(SourceFiles(folder: root).line(of: call))
        #expect(line.path.hasSuffix("/VSMInspectorTests/Sources/SourceTests.swift"))
        #expect(line.code == "let call = CallSite()")
    }

    @Test("A call site without a file has no line")
    func missing() {
        let files = SourceFiles(folder: "/nowhere")
        for file in ["", "A", "A/B.swift", "../../etc/passwd", "VSMInspectorTests/../../../etc/passwd"] {
            #expect(files.line(of: CallSite(file: file, line: 1)) == nil)
        }
    }
}
