import Foundation
import ProfileData
import Testing

/// The dependencies of the profile features.
struct MockDependencies: UserDataProvidingDependency {
    var userDataRepository: any UserDataProviding
}

/// An error for a call that the test does not expect.
struct UnexpectedCall: Error {
    init(_ name: String) {
        Issue.record("The test did not expect a call of \(name).")
    }
}

/// The error of the tests.
struct Offline: LocalizedError {
    var errorDescription: String? { "You are offline." }
}

extension UserData {
    static let ada = UserData(username: "Ada")
    static let grace = UserData(username: "Grace")
}
