extension String {
    /// Returns the text with each occurrence of a character replaced; `replacing` of the standard library requires iOS
    /// 16.
    @_spi(Inspection) public func replacingEach(_ character: Character, with text: String) -> String {
        map { $0 == character ? text : String($0) }.joined()
    }
}
