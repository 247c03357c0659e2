import Testing

/// Runs the tests of Swift Testing.
///
/// SwiftPM uses a file of this name as the entry point of a package's test program on Linux. Without the file, SwiftPM
/// searches the compiler's index for XCTest tests, of which there are none. Writing that index takes half of the time
/// of a build.
@main
struct TestProgram {
    static func main() async {
        // `swift test` runs the program again without this option, for XCTest tests.
        guard CommandLine.arguments.contains("--testing-library") else { return }
        await Testing.__swiftPMEntryPoint() as Never
    }
}
