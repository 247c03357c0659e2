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
            let database = try ShopDatabase(path: settings.databasePath, productCount: settings.productCount) {
                say("The database has a problem. \($0)")
            }
            let site = Site.shop { visitor in
                DatabaseDependencies(database, visitor: visitor, disturbance: settings.disturbance)
            }
            let secret = try ServerSecret(file: settings.databasePath + ".secret")
            var limits = SessionLimits()
            limits.firstAnswer = settings.firstAnswer
            let server = WebServer(site, configuration: .init(port: settings.port, limits: limits, secret: secret))
            try await server.run {
                say("The shop is open at http://localhost:\(settings.port) (data in \(settings.databasePath)).")
            }
        }
    }

    private static func say(_ sentence: String) {
        FileHandle.standardOutput.write(Data((sentence + "\n").utf8))
    }
}
