import HTTPTypes
import HummingbirdCore
import Synchronization
import Testing

@testable import VSMWeb

@Suite("The rotation of a server's key", .timeLimit(.minutes(10)))
struct KeyRotationTests {
    private static let bytes = (old: Array("old".utf8) + filler, new: Array("new".utf8) + filler)
    private static let filler = [UInt8](repeating: 0, count: 32)
    private static let old = ServerSecret(bytes.old)!
    private static let new = ServerSecret(bytes.new)!

    /// The secrets of the nodes, in the order of the rotation: each accepts the signatures of its neighbors.
    private static let steps = [
        old, ServerSecret(bytes.old, accepting: [new])!, ServerSecret(bytes.new, accepting: [old])!, new,
    ]

    /// How often a form has run.
    private final class Runs: Sendable { let count = Atomic(0) }

    /// A page with the visitor and a form.
    private let site = Site(title: "Rotation") { request in
        p { request.visitor }.class("visitor")
        form { button(submits: true) { "Send" } }.onSubmit { _ in }
    }

    /// The name and value of the cookie that an answer sets.
    private func cookie(_ response: Response, at index: Int = 0) throws -> String {
        let fields = response.headers[values: .setCookie]
        try #require(fields.count > index, "The answer does not set the cookie.")
        return String(fields[index].prefix { $0 != ";" })
    }

    private func visitor(in body: String) throws -> Substring {
        try #require(body.split(separator: "class=\"visitor\">").last).prefix { $0 != "<" }
    }

    private func field(in body: String) throws -> String {
        let start = try #require(body.split(separator: "data-vsm-unscripted=\"\" value=\"").last)
        return "vsm-form=\(start.prefix { $0 != "\"" })"
    }

    @Test("A browser stays the same visitor from step to step and back, on nodes that are one step apart")
    func visitors() async throws {
        let nodes = Self.steps.map { HostFixture(secret: $0, site: site) }
        let first = try await nodes[0].get("/")
        let visitor = try visitor(in: first.body)
        var cookie = try cookie(first.response)
        for node in [nodes[1], nodes[0], nodes[1], nodes[2], nodes[1], nodes[2], nodes[3], nodes[2], nodes[3]] {
            let answer = try await node.get("/", [.cookie: cookie])
            #expect(answer.response.status == .ok)
            #expect(try self.visitor(in: answer.body) == visitor)
            cookie = try self.cookie(answer.response)
        }
    }

    @Test("A cookie of another accepted key is signed again, with the first key")
    func signedAnew() async throws {
        let visitor = Secret.random()
        let old = VisitorCookies(secret: Self.old, isSecure: false)
        let both = HostFixture(secret: Self.steps[2], site: site)
        let cookie = String(old.setCookies(visitor: visitor, host: both.name)[0].prefix { $0 != ";" })
        let answer = try await both.get("/", [.cookie: cookie])
        let renewed = try self.cookie(answer.response)
        let new = VisitorCookies(secret: Self.new, isSecure: false)
        #expect(new.visitors(in: [renewed], host: both.name) == [visitor])
        #expect(old.visitors(in: [renewed], host: both.name) == [])
    }

    @Test("A cookie of a key that was rotated out is a new visitor, and its form is refused")
    func rotatedOut() async throws {
        let first = try await HostFixture(secret: Self.old, site: site).get("/")
        let cookie = try cookie(first.response)
        let node = HostFixture(secret: Self.new, site: site)
        let answer = try await node.get("/", [.cookie: cookie])
        #expect(answer.response.status == .ok)
        #expect(try visitor(in: answer.body) != visitor(in: first.body))
        let sent = try await node.post(try field(in: first.body), cookies: [cookie])
        #expect(sent.response.status == .forbidden)
    }

    @Test("A form that was sent to one node is not run by another node that signs with another key")
    func forms() async throws {
        let runs = Runs()
        let site = Site(title: "Rotation") { _ in
            form { button(submits: true) { "Send" } }.onSubmit { _ in runs.count.add(1, ordering: .relaxed) }
        }
        let nodes = [HostFixture(secret: Self.steps[1], site: site), HostFixture(secret: Self.steps[2], site: site)]
        let page = try await nodes[0].get("/")
        let content = try field(in: page.body)
        let own = try cookie(page.response)
        let first = try await nodes[1].post(content, cookies: [own])
        #expect(first.response.status == .ok)
        #expect(runs.count.load(ordering: .relaxed) == 1)
        let sent = try cookie(first.response, at: 1)
        for node in [nodes[0], HostFixture(secret: Self.steps[1], site: site)] {
            let second = try await node.post(content, cookies: [own, sent])
            #expect(second.response.status == .ok)
        }
        #expect(runs.count.load(ordering: .relaxed) == 1)
    }

    @Test("Keys that are accepted by an accepted secret are accepted, and none is shown")
    func nesting() {
        let secret = ServerSecret(Self.bytes.new, accepting: [Self.steps[1]])!
        #expect(secret.keys == [Self.bytes.new, Self.bytes.old, Self.bytes.new])
        #expect("\(secret)" == "ServerSecret")
    }
}

extension HostFixture {
    /// Sends a form without the script of its page.
    fileprivate func post(_ form: String, cookies: [String]) async throws -> (response: Response, body: String) {
        try await get(
            "/",
            [
                .cookie: cookies.joined(separator: "; "), .origin: "http://\(name)",
                .contentType: "application/x-www-form-urlencoded",
            ],
            method: .post,
            body: form
        )
    }
}
