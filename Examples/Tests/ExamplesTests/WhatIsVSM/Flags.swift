// snippet.flags
struct QuoteFlags {
    var isLoading = false
    var quote: String?
    var errorMessage: String?
}
// snippet.end
