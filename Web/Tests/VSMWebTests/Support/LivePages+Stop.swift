import Logging
import ServiceLifecycle

@testable import VSMWeb

extension LivePages {
    /// Runs the pages as a service, and stops it.
    func stop() async throws {
        var configuration = ServiceGroupConfiguration(services: [self], logger: Logger(label: "test"))
        configuration.gracefulShutdownSignals = []
        let group = ServiceGroup(configuration: configuration)
        async let running: Void = group.run()
        await group.triggerGracefulShutdown()
        try await running
    }
}
