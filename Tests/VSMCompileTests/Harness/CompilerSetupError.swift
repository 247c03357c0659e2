/// An error that names what is missing to compile a program.
enum CompilerSetupError: Error, Equatable, CustomStringConvertible {
    case noModule(product: String)
    case noCompiler(searched: [String])
    case notExecutable(path: String)

    var description: String {
        switch self {
        case .noModule(let product):
            """
            No folder above \(product) holds VSM.swiftmodule or Modules/VSM.swiftmodule. Build the tests with SwiftPM \
            and run them where they were built.
            """
        case .noCompiler(let searched):
            """
            There is no swiftc in PATH (\(searched.joined(separator: ":"))). Install Swift, or set SWIFT_EXEC to the \
            path of swiftc.
            """
        case .notExecutable(let path):
            "SWIFT_EXEC is \(path), which cannot be executed. Set it to the path of swiftc, or unset it."
        }
    }
}
