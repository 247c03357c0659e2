#if canImport(XCTest)
import VSM
import VSMTesting
import XCTest

// snippet.test
final class LoaderModelTests: XCTestCase {
    func testLoading() {
        withTestHost { host in
            let model = LoaderModel(repository: MockUserRepository { ada })
            let journey = host.journey(of: model.load())
            host.runUntilIdle()
            journey.expect(.loading, .loaded(ada))
        }
    }
}
// snippet.end
#endif
