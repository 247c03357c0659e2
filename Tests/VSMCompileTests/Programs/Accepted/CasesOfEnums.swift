// The enum in a state that is a structure, by its key path. The state may belong to the main actor.

import VSM

struct EditorState {
    enum Activity {
        case editing(any LoadedBlogModeling)
        case saving
    }

    let activity: Activity
    var visibleActivity: Activity? { activity }
}

@MainActor
func printCases(of container: StateContainer<EditorState>) -> ContainerPrinter {
    container.debug(casesOf: \.activity).debug(options: .conciseEnum, casesOf: \.visibleActivity)
    return ContainerPrinter(options: [.didSet], casesOf: \EditorState.activity, \BlogViewState.self) { print($0) }
}

let describe: @Sendable (DescribedState) -> String = { $0.caseName(of: \EditorState.activity) }

struct CaseRecord: ContainerObserver {
    func containerDidEmit(_ event: ContainerEvent) {
        if case .transition(_, let next) = event.kind { print(next.caseName(of: \EditorState.activity)) }
    }
}
