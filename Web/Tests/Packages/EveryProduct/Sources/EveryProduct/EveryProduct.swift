import LegacyVSM
import VSM
import VSMJournal
import VSMLogging
import VSMTesting
import VSMTracing
import VSMWeb
import VSMWebInspector
import VSMWebTesting

/// Names a type of each product, so that all of them are linked.
@main
struct EveryProduct {
    static func main() {
        let types: [Any.Type] = [
            StateContainer<Int>.self, Inspector.self, Journal.self, ContainerLogger.self, TestHost.self,
            ContainerTracer.self, WebServer.self, LiveTest.self,
        ]
        print("Every product: \(types.map { "\($0)" }.joined(separator: ", "))")
    }
}
