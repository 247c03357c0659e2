// Key paths to the enum in a state, with mistakes.

import VSM

struct EditorState {
    enum Activity { case editing, saving }
    let activity: Activity
}

@MainActor
func printCases(of container: StateContainer<EditorState>) {
    container.debug(casesOf: \.activty)  // expected-error: has no member 'activty'
    container.debug(casesOf: \BlogViewState.self)  // expected-error: cannot convert
    _ = ContainerPrinter(casesOf: \EditorState.activty)  // expected-error: has no member 'activty'
    _ = ContainerPrinter(casesOf: \.activity)  // expected-error: explicitly specifying a root type
    container.attach(ContainerPrinter(casesOf: "activity"))  // expected-error: cannot convert
}
