extension String {
    /// Returns the text with another one for each of a character; the standard library's `replacing` is of iOS 16.
    func replacingEach(_ character: Character, with text: String) -> String {
        map { $0 == character ? text : String($0) }.joined()
    }
}
