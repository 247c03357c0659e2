import Testing

/// Runs the tests of Swift Testing.
///
/// SwiftPM takes a file of this name as the beginning of a package's test program on Linux. Without one, it looks for tests of
/// XCTest, of which there are none, in the compiler's index, and to write that index takes half of the time of a build.
@main
struct TestProgram {
    static func main() async {
        // `swift test` runs the program once more, without this, for the tests of XCTest.
        guard CommandLine.arguments.contains("--testing-library") else { return }
        await Testing.__swiftPMEntryPoint() as Never
    }
}
