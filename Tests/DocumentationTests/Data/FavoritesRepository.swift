import Foundation
import VSM

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

// snippet.protocol
protocol FavoritesProviding: Sendable {
    /// The current favorites, and the favorites after each change.
    func changes() async -> AsyncStream<Set<String>>
    /// Loads the favorites, and publishes them.
    func load() async throws
    /// Adds or removes a product, and publishes the change.
    func toggle(_ product: String) async throws
}
// snippet.end

// snippet.server
actor FavoritesRepository: FavoritesProviding {
    typealias Answer = (Data, URLResponse)

    private let server: URL
    private let send: @Sendable (URLRequest) async throws -> Answer
    private var favorites: Set<String> = []
    private var followers: [Int: AsyncStream<Set<String>>.Continuation] = [:]
    private var nextFollower = 0

    init(
        server: URL,
        send: @escaping @Sendable (URLRequest) async throws -> Answer = { try await URLSession.shared.data(for: $0) }
    ) {
        self.server = server
        self.send = send
    }

    func load() async throws {
        publish(try await favorites(from: URLRequest(url: server)))
    }

    func toggle(_ product: String) async throws {
        var request = URLRequest(url: server)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try JSONEncoder().encode(["product": product])
        publish(try await favorites(from: request))
    }

    private func favorites(from request: URLRequest) async throws -> Set<String> {
        let (data, response) = try await send(request)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        return try JSONDecoder().decode(Set<String>.self, from: data)
    }
}
// snippet.end

// snippet.followers
extension FavoritesRepository {
    func changes() -> AsyncStream<Set<String>> {
        let (stream, follower) = AsyncStream.makeStream(of: Set<String>.self, bufferingPolicy: .bufferingNewest(1))
        let number = nextFollower
        nextFollower += 1
        followers[number] = follower
        follower.yield(favorites)
        follower.onTermination = { _ in Task { await self.remove(number) } }
        return stream
    }

    private func publish(_ favorites: Set<String>) {
        self.favorites = favorites
        for follower in followers.values { follower.yield(favorites) }
    }

    private func remove(_ follower: Int) { followers[follower] = nil }
}
// snippet.end
