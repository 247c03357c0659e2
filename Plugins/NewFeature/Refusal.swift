import Foundation

/// A sentence that says why nothing was written, and what to do.
struct Refusal: LocalizedError {
    let errorDescription: String?

    init(_ sentence: String) { errorDescription = sentence }
}
