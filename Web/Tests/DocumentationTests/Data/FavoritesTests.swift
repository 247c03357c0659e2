import Foundation
import Testing
import VSM
import VSMTesting

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

private let server = URL(filePath: "/favorites")

@MainActor
@Suite("Data: a server, a repository, two features", .timeLimit(.minutes(10)))
struct FavoritesTests {
    @Test("The favorites that the server returns are published")
    func publishes() async throws {
        let repository = FavoritesRepository(server: server) { request in
            answer(request.httpMethod == "POST" ? #"["Lamp"]"# : "[]", status: 200)
        }
        var changes = repository.changes.makeAsyncIterator()
        #expect(await changes.next() == [])
        try await repository.toggle("Lamp")
        #expect(await changes.next() == ["Lamp"])
    }

    @Test("A request sends the product as JSON")
    func sends() async throws {
        let (requests, source) = AsyncStream.makeStream(of: URLRequest.self)
        let repository = FavoritesRepository(server: server) { request in
            source.yield(request)
            return answer("[]", status: 200)
        }
        try await repository.toggle("Lamp")
        var iterator = requests.makeAsyncIterator()
        let request = await iterator.next()
        #expect(request?.httpBody.map { String(decoding: $0, as: UTF8.self) } == #"{"product":"Lamp"}"#)
        #expect(request?.value(forHTTPHeaderField: "Content-Type") == "application/json")
    }

    @Test("A refused request throws, and publishes nothing")
    func fails() async throws {
        let repository = FavoritesRepository(server: server) { _ in answer(#"["Lamp"]"#, status: 500) }
        await #expect(throws: URLError.self) { try await repository.load() }
        var changes = repository.changes.makeAsyncIterator()
        #expect(await changes.next() == [])
    }

    @Test("A change in one feature arrives in the other")
    func shared() async {
        let repository = FavoritesRepository(server: server) { request in
            answer(request.httpMethod == "POST" ? #"["Lamp"]"# : "[]", status: 200)
        }
        let model = FavoriteModel(product: "Lamp", repository: repository)
        let list = StateContainer(state: FavoriteViewState.loading)
        let detail = StateContainer(state: FavoriteViewState.loading)
        list.observe(model.load())
        detail.observe(model.load())
        for await state in list.states where state == .loaded(isFavorite: false) { break }
        for await state in detail.states where state == .loaded(isFavorite: false) { break }
        model.toggle()
        for await state in list.states where state == .loaded(isFavorite: true) { break }
        for await state in detail.states where state == .loaded(isFavorite: true) { break }
    }

    @Test("A feature shows that its favorites could not be loaded")
    func offline() async {
        let repository = FavoritesRepository(server: server) { _ in throw URLError(.notConnectedToInternet) }
        let container = StateContainer(state: FavoriteViewState.loading)
        container.observe(FavoriteModel(product: "Lamp", repository: repository).load())
        for await state in container.states where state == .failed { break }
    }
}

private func answer(_ favorites: String, status: Int) -> FavoritesRepository.Answer {
    (
        Data(favorites.utf8),
        HTTPURLResponse(url: server, statusCode: status, httpVersion: nil, headerFields: nil)!
    )
}
