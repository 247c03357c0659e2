import VSMWeb

/// A status message such as "Saving...", which screen readers announce when it changes.
///
/// Include it in every state of a view, even without a text: screen readers announce only changes in an existing
/// element.
struct Indicator: HTML {
    let text: String
    var isBusy = false
    var isGood = false

    var content: some HTML {
        p { text }.class(isGood ? "status good" : "status").role(.status).busy(isBusy)
    }

    /// The message that content is being loaded.
    static var loading: Indicator { Indicator(text: "Loading...", isBusy: true) }
    /// The message that something is being saved.
    static var saving: Indicator { Indicator(text: "Saving...", isBusy: true) }
    /// The message that everything is saved.
    static var saved: Indicator { Indicator(text: "Saved.", isGood: true) }
    /// The message that something else is in progress.
    static var processing: Indicator { Indicator(text: "Processing...", isBusy: true) }
    /// An indicator without a message.
    static var none: Indicator { Indicator(text: "") }
}
