#if canImport(XCTest)
import ProfileData
import VSM
import VSMTesting
import XCTest

@testable import PlainStructures

// snippet.test
final class LoaderModelTests: XCTestCase {
    func testLoading() {
        withTestHost { host in
            let model = LoadUserProfileViewState.LoaderModel(repository: MockProfileRepository())
            let journey = host.journey(of: model.load())
            host.runUntilIdle()
            journey.expect(.loading, .loaded(.ada))
        }
    }
}
// snippet.end
#endif
