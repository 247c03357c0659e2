import VSM
import VSMLogging

/// Logs with the trait `Logging` alone.
@main
@MainActor
struct WithLogging {
    static func main() {
        print("VSM logs with \(ContainerLogger.self).")
    }
}
