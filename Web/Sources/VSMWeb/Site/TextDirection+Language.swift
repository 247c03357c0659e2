extension TextDirection {
    /// The direction in which a language is written: that of its script, if the language tag names one.
    ///
    /// - Parameter language: The language tag, such as `"ar"`, `"he-IL"` or `"az-Arab"`.
    init(language: String) {
        let parts = language.lowercased().split(separator: "-")
        // A script has four letters, such as in `zh-Hant-TW`.
        let script = parts.dropFirst().prefix(2).first { $0.utf8.count == 4 && $0.allSatisfy(\.isLetter) }
        let isRightToLeft =
            if let script { Self.scripts.contains(String(script)) } else {
                parts.first.map { Self.languages.contains(String($0)) } ?? false
            }
        self = isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// The scripts from right to left, as ISO 15924 names them.
    private static let scripts: Set<String> = [
        "adlm", "arab", "aran", "hebr", "mand", "mend", "nkoo", "rohg", "samr", "syrc", "thaa",
    ]

    /// The languages that are usually written in one of these scripts.
    private static let languages: Set<String> = [
        "ar", "arc", "azb", "bal", "bgn", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "khw", "ks", "lrc", "mzn", "nqo",
        "pnb", "prs", "ps", "rhg", "sd", "sdh", "skr", "syr", "ug", "ur", "yi",
    ]
}
