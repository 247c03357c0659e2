import Testing
import XCTest

@testable import WithTestingTests

/// Runs the tests of Swift Testing or those of XCTest.
///
/// See the file of this name in `Tests/Packages`.
@main
struct TestProgram {
    static func main() async {
        if CommandLine.arguments.contains("swift-testing") {
            await Testing.__swiftPMEntryPoint() as Never
        }
        XCTMain([
            testCase([
                ("testCounts", CounterTestCase.testCounts),
                ("testInterleaves", CounterTestCase.testInterleaves),
                ("testFails", CounterTestCase.testFails),
            ])
        ])
    }
}
