/// A sentence that says why nothing was written, and what to do.
struct Refusal: Error, CustomStringConvertible {
    let description: String

    init(_ sentence: String) { description = sentence }
}
