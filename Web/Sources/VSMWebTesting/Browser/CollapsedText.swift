/// Returns a text with single spaces, and without spaces at its ends.
func collapsed(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}
