import Foundation
import ShoppingDatabase
import ShoppingWeb
import VSMWeb

/// Serves the shop.
@main
struct Shop {
    static func main() async {
        await exitOnError("The shop cannot open.") {
            let settings = try ShopSettings(environment: ProcessInfo.processInfo.environment)
            let shop = try await OpenShop(settings) { say("The database has a problem. \($0)") }
            let site = Site.shop(loadDependencies: shop.dependencies)
            let secret = try ServerSecret(file: settings.secretPath)
            var configuration = settings.configuration(secret: secret)
            configuration.pageStore = shop.pageStore
            let server = WebServer(site, configuration: configuration)
            try await server.run {
                say("The shop is open at \(settings.url) (data in \(shop.place)).")
            }
        }
    }

    private static func say(_ sentence: String) {
        FileHandle.standardOutput.write(Data((sentence + "\n").utf8))
    }
}
