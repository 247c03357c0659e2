import VSMWeb

/// A status message, which screen readers announce when it changes.
struct Indicator: HTML {
    let text: String
    var isBusy = false

    var content: some HTML { p { text }.class("status").role(.status).busy(isBusy) }
}
