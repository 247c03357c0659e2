import Foundation
import ProfileData
import VSM

@testable import PlainStructures

/// The repository of the profile, whose saves a person answers.
final class ProfileRepository: ProfileProviding {
    /// The name that the server has.
    let stored = CurrentValueSubject<String, Never>("Ada")
    private let service: SimulatedService
    private let current = CurrentValue<UserData?>(nil)

    init(_ service: SimulatedService) {
        self.service = service
    }

    var changes: CurrentValue<UserData?>.Values { current.values }

    func load() async throws -> UserData { publish(UserData(username: stored.value)) }

    func save(_ userData: UserData) async throws -> UserData {
        let request = "save \"\(userData.username)\""
        let answer = await service.answer(to: request, among: [.success, .failure]) { _ in }
        guard answer == .success else { throw Offline() }
        stored.value = userData.username
        return publish(userData)
    }

    private func publish(_ userData: UserData) -> UserData {
        current.value = userData
        return userData
    }
}

/// The error of a request that failed.
private struct Offline: LocalizedError {
    var errorDescription: String? { "You are offline." }
}
