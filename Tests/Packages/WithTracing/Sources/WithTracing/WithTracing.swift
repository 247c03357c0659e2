import VSM
import VSMTracing

/// Traces with the trait `Tracing` alone.
@main
@MainActor
struct WithTracing {
    static func main() {
        print("VSM traces with \(ContainerTracer.self).")
    }
}
