import VSM

@main
@MainActor
struct NoTraits {
    static func main() async {
        let container = StateContainer(state: 0)
        let states = container.states
        container.observe(StateSequence(1).then { 2 })
        for await state in states where state == 2 {
            print("VSM works without any other package.")
            return
        }
    }
}
