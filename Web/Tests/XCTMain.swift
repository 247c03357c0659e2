import Testing

/// Runs the tests of Swift Testing.
///
/// On Linux, SwiftPM uses a file of this name as the entry point of a package's tests. Without it, SwiftPM looks for
/// tests of XCTest, of which there are none, in the compiler's index, and writing the index takes half of the build
/// time. With such a file, `swift test` runs the tests of Swift Testing only with the option `--enable-swift-testing`.
@main
struct TestProgram {
    static func main() async {
        // `swift test` also runs the program without this option, for the tests of XCTest.
        guard CommandLine.arguments.contains("--testing-library") else { return }
        await Testing.__swiftPMEntryPoint() as Never
    }
}
