/// The states of a page that are to be stored.
struct PageSave: Equatable, Sendable {
    let page: String
    let visitor: String
    let content: [UInt8]
    /// Rises with each change of the states, so that a save that arrives late does not replace later states.
    let number: Int
}
