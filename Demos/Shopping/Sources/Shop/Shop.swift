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
            var limits = SessionLimits()
            limits.firstAnswer = settings.firstAnswer
            let server = WebServer(site, configuration: .init(port: settings.port, limits: limits, secret: secret))
            try await server.run {
                say("The shop is open at http://localhost:\(settings.port) (data in \(shop.place)).")
            }
        }
    }

    private static func say(_ sentence: String) {
        FileHandle.standardOutput.write(Data((sentence + "\n").utf8))
    }
}
