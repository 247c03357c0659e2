import VSMWeb

/// What is going on, shown and spoken when it changes.
struct Indicator: HTML {
    let text: String
    var isBusy = false

    var content: some HTML { p { text }.class("status").role(.status).busy(isBusy) }
}
