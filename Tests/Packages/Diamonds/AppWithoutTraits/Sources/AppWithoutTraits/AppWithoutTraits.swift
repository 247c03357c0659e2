import LibraryWithTraits
import VSM

@main
struct AppWithoutTraits {
    @MainActor
    static func main() {
        let container = StateContainer(state: DoorViewState.closed)
        container.attach(doorLogger())
        container.observe(DoorModel().open())
        precondition(container.state == .open, "The container of the app observes the action of the library.")
    }
}
