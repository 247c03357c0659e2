import VSMWeb

/// Says that something failed, with a button to try again.
struct Failure: HTML {
    let message: String
    let retry: () -> Void

    var content: some HTML {
        div {
            p { message }.role(.alert)
            button { "Retry" }.class("button").onClick(retry)
        }.class("failure")
    }
}
