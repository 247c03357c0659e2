import Foundation
import ProfileData
import VSM

@testable import EncapsulatedProtocol

/// The service of the user's data; each page has one.
final class ProfileService {
    /// The data that the service has stored.
    private final class Storage {
        var userData = UserData(username: "Ada")
    }

    private let service: SimulatedService
    private let storage: Storage

    /// The repository for models with publishers.
    private let repository: UserDataRepository

    init(_ service: SimulatedService) {
        let storage = Storage()
        repository = UserDataRepository(
            fetch: { Self.publisher("load", of: service) { storage.userData } },
            store: { userData in
                Self.publisher("save \"\(userData.username)\"", of: service) {
                    storage.userData = userData
                    return userData
                }
            }
        )
        self.service = service
        self.storage = storage
    }

    /// The data that the service has stored.
    var userData: UserData { storage.userData }

    /// Sends a request, and publishes the result of an operation that runs when the request succeeds.
    private static func publisher(
        _ name: String,
        of service: SimulatedService,
        _ work: @escaping () -> UserData
    ) -> AnyPublisher<UserData, any Error> {
        Future { promise in
            service.send(name, among: SimulatedService.Answer.allCases) { answer in
                promise(answer == .success ? .success(work()) : .failure(Offline()))
            }
        }.eraseToAnyPublisher()
    }
}

extension ProfileService: UserDataProvidingDependency {
    var userDataRepository: any UserDataProviding { repository }
}

extension ProfileService: UserProfileProvidingDependency, UserProfileProviding {
    var userProfileRepository: any UserProfileProviding { self }

    func load() async throws -> UserData {
        try await answer("load")
        return userData
    }

    func save(userData: UserData) async throws -> UserData {
        try await answer("save \"\(userData.username)\"")
        storage.userData = userData
        return userData
    }

    private func answer(_ name: String) async throws {
        let answer = await service.outcome(of: name, among: SimulatedService.Answer.allCases)
        if answer == .failure { throw Offline() }
    }
}

/// The error of a request that failed.
struct Offline: LocalizedError {
    var errorDescription: String? { "You are offline." }
}
