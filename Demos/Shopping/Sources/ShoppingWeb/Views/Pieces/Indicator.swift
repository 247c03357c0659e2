import VSMWeb

/// What is going on, such as "Saving...", shown and spoken when it changes.
///
/// Write it in every state of a view, also without a text: screen readers speak what changes in an element that is there.
struct Indicator: HTML {
    let text: String
    var isBusy = false
    var isGood = false

    var content: some HTML {
        p { text }.class(isGood ? "status good" : "status").role(.status).busy(isBusy)
    }

    /// Says that content is being loaded.
    static var loading: Indicator { Indicator(text: "Loading...", isBusy: true) }
    /// Says that something is being saved.
    static var saving: Indicator { Indicator(text: "Saving...", isBusy: true) }
    /// Says that everything is saved.
    static var saved: Indicator { Indicator(text: "Saved.", isGood: true) }
    /// Says that something else is being done.
    static var processing: Indicator { Indicator(text: "Processing...", isBusy: true) }
    /// Says nothing.
    static var none: Indicator { Indicator(text: "") }
}
