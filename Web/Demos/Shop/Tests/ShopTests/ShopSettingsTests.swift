import Testing
import VSMWeb

@testable import Shop

@Suite("The settings of the shop")
struct ShopSettingsTests {
    @Test("Without variables, the shop serves this machine, on its own")
    func standard() throws {
        let settings = try ShopSettings(environment: [:])
        #expect(settings.url == "http://localhost:8080")
        #expect(settings.secretPath == "shopping.sqlite.secret")
        let configuration = settings.configuration(secret: .random())
        #expect(configuration.address == "127.0.0.1")
        #expect(configuration.hosts == ["localhost:8080", "127.0.0.1:8080", "[::1]:8080"])
        #expect(!configuration.isSecure)
        #expect(configuration.limits.sessionsPerAddress != nil)
        #expect(configuration.drainTime == .zero)
    }

    @Test("Behind a proxy, the shop has the proxy's names, and leaves the limits by address to the proxy")
    func behindProxy() throws {
        let settings = try ShopSettings(environment: [
            "PORT": "8081", "SHOPPING_ADDRESS": "10.0.0.11", "SHOPPING_HOSTS": "shop.example, www.shop.example",
            "SHOPPING_SECURE": "1", "SHOPPING_PROXY": "1", "SHOPPING_DRAIN": "20",
            "SHOPPING_SECRET": "/etc/shop/secret",
        ])
        #expect(settings.url == "https://shop.example")
        #expect(settings.secretPath == "/etc/shop/secret")
        let configuration = settings.configuration(secret: .random())
        #expect(configuration.address == "10.0.0.11")
        #expect(configuration.port == 8081)
        #expect(configuration.hosts == ["shop.example", "www.shop.example"])
        #expect(configuration.isSecure)
        #expect(configuration.limits.sessionsPerAddress == nil)
        #expect(configuration.limits.connectionsPerAddress == nil)
        #expect(configuration.limits.requestsPerAddress == nil)
        #expect(configuration.drainTime == .seconds(20))
    }

    @Test(
        "An invalid value is reported with its variable and what it may be",
        arguments: [
            ("PORT", "http", "PORT is \"http\"; it must be a number from 1 to 65535."),
            ("SHOPPING_DRAIN", "-1", "SHOPPING_DRAIN is \"-1\"; it must be a number from 0.0 to 600.0."),
            ("SHOPPING_SECURE", "yes", "SHOPPING_SECURE is \"yes\"; it must be 1 for yes or 0 for no."),
            ("SHOPPING_PROXY", "", "SHOPPING_PROXY is \"\"; it must be 1 for yes or 0 for no."),
            ("SHOPPING_ADDRESS", "", "SHOPPING_ADDRESS is empty; without it, the value is \"127.0.0.1\"."),
            (
                "SHOPPING_SECRET", "",
                "SHOPPING_SECRET is empty; without it, the value is \"shopping.sqlite.secret\"."
            ),
        ]
    )
    func invalid(name: String, value: String, sentence: String) {
        let problem = #expect(throws: SettingProblem.self) { try ShopSettings(environment: [name: value]) }
        #expect(problem?.description == sentence)
    }

    @Test(
        "A name is neither an address with a scheme nor empty",
        arguments: ["https://shop.example", "", "a,,b", "a b"]
    )
    func invalidHosts(value: String) throws {
        let problem = #expect(throws: SettingProblem.self) { try ShopSettings(environment: ["SHOPPING_HOSTS": value]) }
        let sentence = try #require(problem?.description)
        #expect(sentence.hasPrefix("SHOPPING_HOSTS contains \""))
        #expect(sentence.hasSuffix("such as \"shop.example,localhost:8080\"."))
    }
}
