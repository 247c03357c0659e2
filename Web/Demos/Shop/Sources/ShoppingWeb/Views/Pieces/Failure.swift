import VSMWeb

/// A message that something failed, with a button to retry.
struct Failure: HTML {
    let message: String
    let retry: () -> Void
    var cancel: (() -> Void)?

    var content: some HTML {
        div {
            p { message }.role(.alert)
            button { "Retry" }.class("button").onClick(retry)
            if let cancel { button { "Cancel" }.class("button quiet").onClick(cancel) }
        }.class("failure")
    }
}
