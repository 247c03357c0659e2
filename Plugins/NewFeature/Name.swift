/// The name of a feature or package, such as `ShoppingCart`.
///
/// The types of a feature begin with it.
struct Name {
    let text: String

    init(_ text: String) throws {
        func isLetterOrDigit(_ character: Character) -> Bool {
            character.isASCII && (character.isLetter || character.isNumber)
        }
        guard let first = text.first, first.isASCII, first.isUppercase, text.allSatisfy(isLetterOrDigit),
            text.utf8.count <= 50
        else {
            throw Refusal(
                """
                "\(text.prefix(60))" cannot be a name. A name begins with a capital letter and has up to 50 letters \
                and digits of ASCII, such as ShoppingCart.
                """
            )
        }
        self.text = text
    }

    /// The words of the name, such as `Shopping` and `Cart`, or `HTML` and `Table`.
    private var words: [String] {
        let characters = Array(text)
        var words: [String] = []
        for (index, character) in characters.enumerated() {
            let followsSmall = index > 0 && !characters[index - 1].isUppercase
            let precedesSmall = index + 1 < characters.count && characters[index + 1].isLowercase
            if index == 0 || character.isUppercase && (followsSmall || precedesSmall) { words.append("") }
            words[words.count - 1].append(character)
        }
        return words
    }

    /// The name within a sentence, such as `shopping cart`.
    var inSentence: String { words.map(Self.lowercased).joined(separator: " ") }

    /// The name as a title, such as `Shopping cart`.
    var asTitle: String { (words.prefix(1) + words.dropFirst().map(Self.lowercased)).joined(separator: " ") }

    /// The name in an address, such as `shopping-cart`.
    var inAddress: String { words.joined(separator: "-").lowercased() }

    /// Abbreviations keep their capitals.
    private static func lowercased(_ word: String) -> String {
        word.count > 1 && word == word.uppercased() ? word : word.lowercased()
    }
}
