#if Logging
import Logging
import Testing
import VSM
import VSMLogging
import VSMTesting

// snippet.observer
struct TransitionPrinter: ContainerObserver {
    func containerDidEmit(_ event: ContainerEvent) {
        if case .transition(let previous, let next) = event.kind {
            print("\(previous.caseName) → \(next.caseName), because of \(event.action)")
        }
    }
}
// snippet.end

private enum ShoppingApp {
    static func main() {}
}

@Suite("Debugging")
struct DebuggingSnippets {
    @Test("Observers are attached to one container, or to all that are made in a closure")
    func observers() {
        withTestHost { host in
            let container = host.container(state: ProfileViewState.loading)
            let logger = Logger(label: "shop")
            // snippet.observers
            container.debug()  // prints the changes of this container
            withContainerObserver(ContainerPrinter()) { ShoppingApp.main() }  // of all that are made in the closure
            container.attach(ContainerLogger(logger, level: .info))  // to swift-log: product VSMLogging
            // snippet.end
            container.attach(TransitionPrinter())
            container.observe(.loaded(ada))
        }
    }
}
#endif
