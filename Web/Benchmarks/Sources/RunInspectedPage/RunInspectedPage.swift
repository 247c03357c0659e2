import InProcessPage
import Pages
import VSMWebInspector

/// Sends an event to a page a number of times, with or without the inspector, for valgrind to count.
@main
struct RunInspectedPage {
    static func main() {
        EventProgram.run(["plain": .benchmark, "inspected": .benchmark.inspectable()], divisor: 20)
    }
}
