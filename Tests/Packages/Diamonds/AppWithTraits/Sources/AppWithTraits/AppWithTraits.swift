import LibraryWithoutTraits
import Logging
import VSM
import VSMLogging

@main
struct AppWithTraits {
    @MainActor
    static func main() {
        let container = StateContainer(state: DoorViewState.closed)
        container.attach(ContainerLogger(Logger(label: "door")))
        container.observe(DoorModel().open())
        precondition(container.state == .open, "The container of the app observes the action of the library.")
    }
}
