import Foundation
import VSMWeb

/// Serves the examples.
@main
struct ExampleSite {
    static func main() async {
        await exitOnError("The examples cannot open.") {
            let port = try port(ProcessInfo.processInfo.environment["PORT"])
            let server = WebServer(try .examples(), configuration: .init(port: port))
            try await server.run { say("The examples are open at http://localhost:\(port).") }
        }
    }

    private static func port(_ text: String?) throws -> Int {
        guard let text else { return 8080 }
        guard let port = Int(text), (1...65535).contains(port) else {
            throw SettingProblem(description: "PORT is \"\(text)\"; it must be a number from 1 to 65535.")
        }
        return port
    }

    private static func say(_ sentence: String) {
        FileHandle.standardOutput.write(Data((sentence + "\n").utf8))
    }
}

/// A setting with an invalid value.
private struct SettingProblem: Error, CustomStringConvertible {
    let description: String
}
