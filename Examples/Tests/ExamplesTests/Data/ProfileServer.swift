import Foundation
import ProfileData
import VSM

@testable import PlainStructures

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

// snippet.server
final class ProfileServer: ProfileProviding {
    typealias Answer = (Data, URLResponse)

    private let address: URL
    private let send: (URLRequest) async throws -> Answer
    private let userData = CurrentValue<UserData?>(nil)

    init(
        address: URL,
        send: @escaping (URLRequest) async throws -> Answer = { try await URLSession.shared.data(for: $0) }
    ) {
        self.address = address
        self.send = send
    }

    var changes: CurrentValue<UserData?>.Values { userData.values }

    func load() async throws -> UserData {
        try await publish(answer(to: URLRequest(url: address)))
    }

    func save(_ userData: UserData) async throws -> UserData {
        var request = URLRequest(url: address)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try JSONEncoder().encode(userData)
        return try await publish(answer(to: request))
    }

    private func answer(to request: URLRequest) async throws -> UserData {
        let (data, response) = try await send(request)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        return try JSONDecoder().decode(UserData.self, from: data)
    }

    private func publish(_ answer: UserData) -> UserData {
        userData.value = answer
        return answer
    }
}
// snippet.end
