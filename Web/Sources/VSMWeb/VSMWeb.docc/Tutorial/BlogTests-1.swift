import Testing
import VSM
import VSMTesting

struct BlogServiceStub: BlogService {
    func text(of post: Int) async throws -> String {
        try await choose(.success("Hello."), .failure(Unreachable()))
    }

    func delete(_ post: Int) async throws {
        try await choose(.success(()), .failure(Unreachable()))
    }

    struct Unreachable: Error {}
}

@Test("Loading shows the post")
func loadsPost() {
    withTestHost { host in
        let journey = host.journey(of: BlogLoader(post: 1, service: BlogServiceStub()).load())
        host.runUntilIdle()
        journey.expect(cases: "loading", "loaded")
    }
}
