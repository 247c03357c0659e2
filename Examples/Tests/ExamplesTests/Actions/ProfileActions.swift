import Foundation
import ProfileData
import VSM

// snippet.types
enum ProfileViewState: Equatable {
    case loading
    case loaded(UserData)
    case failed(message: String)
    case deleted
}

protocol ProfileService {
    func profile() async throws -> UserData
    func save(_ username: String) async throws -> UserData
    func saveDraft(_ username: String)
    func queueDeletion()
    // snippet.end
    // snippet.requests
    func profilePublisher() -> AnyPublisher<UserData, any Error>
    func requestProfile(_ completion: @escaping (Result<UserData, any Error>) -> Void)
    func profiles() -> AsyncStream<UserData>
    // snippet.end
    // snippet.types
}

struct ProfileModel {
    let service: any ProfileService
    var latest = UserData(username: "Ada")
    // snippet.hide
    var clock: any Clock<Duration> = ContinuousClock()
    // snippet.show
}
// snippet.end

extension ProfileModel {
    // snippet.state
    func cancel() -> ProfileViewState { .loaded(latest) }
    // snippet.end

    // snippet.queue
    func delete() -> ProfileViewState {
        service.queueDeletion()  // nobody waits for the answer
        return .deleted
    }
    // snippet.end

    // snippet.finishing
    func save(_ username: String) -> FinishingAction<ProfileViewState> {
        FinishingAction(
            StateSequence(.loading).then {
                .loaded(try await service.save(username))
            } catch: { error in
                .failed(message: error.localizedDescription)
            }
        )
    }
    // snippet.end

    // snippet.sequence
    func load() -> StateSequence<ProfileViewState> {
        StateSequence(.loading).then {
            .loaded(try await service.profile())
        } catch: { error in
            .failed(message: error.localizedDescription)
        }
    }
    // snippet.end

    // snippet.poll
    func poll() -> StateSequence<ProfileViewState> {
        StateSequence({ await refresh() }).then {
            try await clock.sleep(for: .seconds(60))
            return poll()
        } catch: { error in
            .failed(message: error.localizedDescription)
        }
    }
    // snippet.end

    // snippet.publisher
    func load() -> AnyPublisher<ProfileViewState, Never> {
        let result = Deferred { service.profilePublisher() }
            .map(ProfileViewState.loaded)
            .catch { error in Just(.failed(message: error.localizedDescription)) }
        return Just(.loading).merge(with: result).eraseToAnyPublisher()
    }
    // snippet.end

    // snippet.stream
    func follow() -> some AsyncSequence<ProfileViewState, Never> {
        service.profiles().map { .loaded($0) }
    }
    // snippet.end

    // snippet.later
    func refresh() async -> ProfileViewState {
        do {
            return .loaded(try await service.profile())
        } catch {
            return .failed(message: error.localizedDescription)
        }
    }
    // snippet.end

    // snippet.nothing
    func saveDraft(_ username: String) { service.saveDraft(username) }
    // snippet.end

    func loadWithSubject() -> AnyPublisher<ProfileViewState, Never> {
        let states = CurrentValueSubject<ProfileViewState, Never>(.loading)
        service.requestProfile { result in
            states.value =
                switch result {
                case .success(let userData): .loaded(userData)
                case .failure(let error): .failed(message: error.localizedDescription)
                }
        }
        return states.eraseToAnyPublisher()
    }

    func loadWithContinuation() -> StateSequence<ProfileViewState> {
        StateSequence(.loading).then {
            // snippet.continuation
            let userData = try await withCheckedThrowingContinuation { continuation in
                service.requestProfile { continuation.resume(with: $0) }
            }
            return .loaded(userData)
            // snippet.end
        } catch: { error in
            .failed(message: error.localizedDescription)
        }
    }

    func loadWithFuture() -> AnyPublisher<ProfileViewState, Never> {
        let result = Deferred { Future { service.requestProfile($0) } }
            .map(ProfileViewState.loaded)
            .catch { error in Just(.failed(message: error.localizedDescription)) }
        return Just(.loading).merge(with: result).eraseToAnyPublisher()
    }
}
