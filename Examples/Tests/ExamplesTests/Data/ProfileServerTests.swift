import Foundation
import ProfileData
import Testing
import VSM
import VSMTesting

@testable import PlainStructures

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

private let address = URL(filePath: "/profile")
private let ada = #"{"username":"Ada"}"#
private let grace = #"{"username":"Grace"}"#

@MainActor
@Suite("Data: a server, a repository, two features", .timeLimit(.minutes(10)))
struct ProfileServerTests {
    private let server: ProfileServer

    init() {
        // It answers with Ada, and with Grace when something is saved.
        server = ProfileServer(address: address) { request in
            answer(request.httpMethod == "POST" ? grace : ada, status: 200)
        }
    }

    @Test("The profile that the server returns is returned and published")
    func publishes() async throws {
        var changes = server.changes.makeAsyncIterator()
        #expect(await changes.next() == .some(nil))
        #expect(try await server.load() == .ada)
        #expect(await changes.next() == .ada)
        #expect(try await server.save(.ada) == .grace)
        #expect(await changes.next() == .grace)
    }

    @Test("A request sends the profile as JSON")
    func sends() async throws {
        let (requests, source) = AsyncStream.makeStream(of: URLRequest.self)
        let server = ProfileServer(address: address) { request in
            source.yield(request)
            return answer(ada, status: 200)
        }
        _ = try await server.save(.ada)
        var iterator = requests.makeAsyncIterator()
        let request = await iterator.next()
        #expect(request?.httpBody.map { String(decoding: $0, as: UTF8.self) } == ada)
        #expect(request?.value(forHTTPHeaderField: "Content-Type") == "application/json")
    }

    @Test("A refused request throws, and publishes nothing")
    func fails() async throws {
        let server = ProfileServer(address: address) { _ in answer(ada, status: 500) }
        await #expect(throws: URLError.self) { try await server.load() }
        var changes = server.changes.makeAsyncIterator()
        #expect(await changes.next() == .some(nil))
    }

    @Test("A name that the editor saves arrives in the bio")
    func shared() async throws {
        let bio = StateContainer(state: BioViewState.loading)
        bio.observe(BioViewState.LoaderModel(repository: server).load())
        for await case .loaded(.ada) in bio.states { break }
        let editor = StateContainer(state: EditUserProfileViewState(data: .ada, repository: server))
        guard case .editing(let model) = editor.state.editingState else { return }
        editor.observe(model.saveUsername("Grace"))
        for await case .loaded(.grace) in bio.states { break }
    }

    @Test("The bio shows that it could not be loaded, and is loaded again")
    func offline() async {
        var isOffline = true
        let server = ProfileServer(address: address) { _ in
            if isOffline { throw Offline() }
            return answer(ada, status: 200)
        }
        let bio = StateContainer(state: BioViewState.loading)
        bio.observe(BioViewState.LoaderModel(repository: server).load())
        for await case .failed("You are offline.", let model) in bio.states {
            isOffline = false
            bio.observe(model.load())
            break
        }
        for await case .loaded(.ada) in bio.states { break }
    }
}

private func answer(_ body: String, status: Int) -> ProfileServer.Answer {
    (Data(body.utf8), HTTPURLResponse(url: address, statusCode: status, httpVersion: nil, headerFields: nil)!)
}
