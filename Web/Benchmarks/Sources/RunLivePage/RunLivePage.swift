import InProcessPage
import Pages

/// Sends an event to a page a number of times, for valgrind to count.
@main
struct RunLivePage {
    static func main() { EventProgram.run(["ours": .benchmark]) }
}
