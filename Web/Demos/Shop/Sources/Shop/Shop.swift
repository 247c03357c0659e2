import Foundation
import ShoppingDatabase
import ShoppingWeb
import VSMWeb
import VSMWebInspector

/// Serves the shop.
@main
struct Shop {
    static func main() async {
        await exitOnError("The shop cannot open.") {
            let settings = try ShopSettings(environment: ProcessInfo.processInfo.environment)
            let data = try ShopData(settings) { say("The database has a problem. \($0)") }
            // snippet.inspectable
            let site = Site.shop(loadDependencies: data.dependencies)
                .inspectable(testSite: "StubShop().site", importing: ["ShoppingWeb"])
            // snippet.end
            let secret = try ServerSecret(file: settings.secretPath)
            var configuration = settings.configuration(secret: secret)
            configuration.pageStore = data.pageStore
            configuration.checkReadiness = { data.problem().map { _ in "The database is not open. The log says why." } }
            let server = WebServer(site, configuration: configuration)
            try await server.run {
                // Until its database is open, the shop says at its health address that it is not ready.
                Task {
                    await data.openWhenPossible()
                    say("The shop is open at \(settings.url) (data in \(data.place)).")
                }
            }
        }
    }

    private static func say(_ sentence: String) {
        FileHandle.standardOutput.write(Data((sentence + "\n").utf8))
    }
}
