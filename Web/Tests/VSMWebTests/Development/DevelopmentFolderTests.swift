import Foundation
import HTTPTypes
import HummingbirdCore
import Testing

@testable import VSMWeb

@Suite("The folder of a site that is developed")
struct DevelopmentFolderTests {
    @Test("A site is developed only if the environment names the folder")
    func environment() {
        #expect(DevelopmentFolder(for: .init(), environment: [:]) == nil)
        #expect(DevelopmentFolder(for: .init(), environment: ["VSM_DEVELOPMENT": ""]) == nil)
        #expect(DevelopmentFolder(for: .init(), environment: ["VSM_DEVELOPMENT": "folder"]) == nil)
        #expect(DevelopmentFolder(for: .init(), environment: ["VSM_DEVELOPMENT": "/folder"])?.path == "/folder")
    }

    @Test("Other machines reach no site that is developed", arguments: ["0.0.0.0", "::", "10.0.0.2", "shop.example"])
    func addresses(address: String) {
        let environment = ["VSM_DEVELOPMENT": "/folder"]
        #expect(DevelopmentFolder(for: .init(address: address), environment: environment) == nil)
    }

    @Test("A site behind a proxy is not developed")
    func proxies() {
        #expect(DevelopmentFolder(for: .init(isSecure: true), environment: ["VSM_DEVELOPMENT": "/folder"]) == nil)
    }

    @Test("Pages of a developed site load the script")
    func script() async throws {
        let fixture = try DevelopmentFixture()
        let page = try await fixture.get("/")
        #expect(page.body.contains(#"<script src="/vsm/development.js" defer></script>"#))
        #expect(try await fixture.get("/vsm/development.js").response.status == .notFound)
        try fixture.write("script", to: "page.js")
        #expect(try await fixture.get("/vsm/development.js").body == "script")
    }

    @Test("A file on the disk takes the place of the built one while it is there")
    func files() async throws {
        let fixture = try DevelopmentFixture()
        #expect(try await fixture.get("/style.css").body == "built")
        try fixture.write("saved", to: "files/style.css")
        let saved = try await fixture.get("/style.css")
        #expect(saved.body == "saved")
        #expect(saved.response.headers[.contentType] == "text/css; charset=utf-8")
        try fixture.remove("files/style.css")
        #expect(try await fixture.get("/style.css").body == "built")
    }

    @Test("Only addresses of the site read the disk")
    func otherAddresses() async throws {
        let fixture = try DevelopmentFixture()
        try fixture.write("private", to: "files/other.css")
        try fixture.write("private", to: "secret")
        for path in ["/other.css", "/../secret", "/files/../secret", "/%2e%2e/secret", "/secret"] {
            #expect(try await !fixture.get(path).body.contains("private"), "\(path)")
        }
        let asset = fixture.folder.file(at: "/../secret", .css)
        #expect(asset == nil)
    }

    @Test("A file that is too large is served as it was built")
    func largeFiles() async throws {
        let fixture = try DevelopmentFixture()
        try fixture.write(String(repeating: " ", count: 5_000_001), to: "files/style.css")
        #expect(try await fixture.get("/style.css").body == "built")
    }

    @Test("Other names do not reach what is developed")
    func names() async throws {
        let fixture = try DevelopmentFixture()
        try fixture.write("news", to: "bulletin.json")
        let answer = try await fixture.host.get("/vsm/development/bulletin", host: "evil.example")
        #expect(answer.response.status == .misdirectedRequest)
        #expect(!answer.body.contains("news"))
    }

    @Test("No other spelling of an address is told what changes")
    func spellings() async throws {
        let fixture = try DevelopmentFixture()
        try fixture.write("news", to: "bulletin.json")
        try fixture.write("script", to: "page.js")
        for path in ["/vsm/development/bulletin", "/vsm/development.js"] {
            for spelling in Spellings.others(of: path) + Spellings.foreign(to: path) {
                let body = try await fixture.get(spelling).body
                #expect(!body.contains("news") && body != "script", "\(spelling)")
            }
        }
    }

    @Test("Browsers on other machines and behind a proxy get what was built")
    func others() async throws {
        let fixture = try DevelopmentFixture()
        try fixture.write("news", to: "bulletin.json")
        try fixture.write("script", to: "page.js")
        try fixture.write("saved", to: "files/style.css")
        let via: HTTPFields = [try #require(HTTPField.Name("Via")): "1.1 proxy"]
        for (fields, address) in [(via, "127.0.0.1"), ([:], "192.168.1.7")] as [(HTTPFields, String)] {
            #expect(try await fixture.get("/style.css", fields, address: address).body == "built")
            #expect(try await fixture.get("/vsm/development.js", fields, address: address).body == "")
            let bulletin = try await fixture.get("/vsm/development/bulletin", fields, address: address)
            #expect(bulletin.response.status == .notFound)
        }
    }

    @Test("A server says where it listens, and with which files it was built")
    func report() throws {
        let fixture = try DevelopmentFixture()
        try fixture.makeFolder("servers")
        fixture.folder.report(port: 8081, site: fixture.site)
        let process = ProcessInfo.processInfo.processIdentifier
        let text = try fixture.read("servers/\(process).json")
        let report = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
        #expect(report == Report(port: 8081, assets: ["/style.css": fixture.site.assets[0].entityTag]))
    }

    private struct Report: Decodable, Equatable {
        let port: Int
        let assets: [String: String]
    }

    @Test("The cookies of one server are valid for the next")
    func secret() throws {
        let fixture = try DevelopmentFixture()
        #expect(fixture.folder.read("secret") == nil)
        try fixture.write(String(repeating: "0", count: 64), to: "secret")
        let secret = fixture.folder.read("secret").flatMap { ServerSecret($0) }
        #expect(secret?.bytes == Array(repeating: UInt8(ascii: "0"), count: 64))
    }
}
