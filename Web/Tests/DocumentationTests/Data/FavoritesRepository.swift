import Foundation
import VSM

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

// snippet.protocol
protocol FavoritesProviding: Sendable {
    /// The current favorites, and the favorites after each change.
    var changes: CurrentValue<Set<String>>.Values { get }
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
    private let favorites = CurrentValue<Set<String>>([])

    init(
        server: URL,
        send: @escaping @Sendable (URLRequest) async throws -> Answer = { try await URLSession.shared.data(for: $0) }
    ) {
        self.server = server
        self.send = send
    }

    nonisolated var changes: CurrentValue<Set<String>>.Values { favorites.values }

    func load() async throws {
        favorites.value = try await favorites(from: URLRequest(url: server))
    }

    func toggle(_ product: String) async throws {
        var request = URLRequest(url: server)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try JSONEncoder().encode(["product": product])
        favorites.value = try await favorites(from: request)
    }

    private func favorites(from request: URLRequest) async throws -> Set<String> {
        let (data, response) = try await send(request)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        return try JSONDecoder().decode(Set<String>.self, from: data)
    }
}
// snippet.end
