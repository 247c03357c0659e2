/// A feature that is added to a target.
struct Feature {
    /// The folders of its templates.
    let templates: [String]
    /// The names of the target and of the feature, in place of those in the templates.
    let names: Replacements
    private let kind: Kind
    private let targets: FeatureTargets

    init(_ request: Request, kind: Kind, targets: FeatureTargets) {
        self.kind = kind
        self.targets = targets
        templates = ["Feature", kind.view, request.hasRepository ? "Repository" : "Sample"] + request.style.templates
        let name = request.name
        var pairs = request.hasRepository ? Self.repository(of: name.text) : []
        switch kind {
        // Only an app in another module sees more than the files of its target.
        case .livePage: pairs.append(("public ", ""))
        // The sessions of a server share its repositories; those of an app belong to the main actor, as everything does.
        case .swiftUI:
            pairs += [
                ("protocol DailyQuoteProviding: Sendable", "protocol \(name.text)Providing"),
                ("actor DailyQuoteRepository", "final class \(name.text)Repository"),
                ("outcome: @Sendable ()", "outcome: ()"),
            ]
        }
        pairs += [
            ("import Quotes", "import \(String(targets.sources.map { $0.isLetter || $0.isNumber ? $0 : "_" }))"),
            ("QuotesTests", targets.tests),
            ("Quotes", targets.sources),
            ("DailyQuote", name.text),
            ("daily quote", name.inSentence),
            ("Daily quote", name.asTitle),
            ("daily-quote", name.inAddress),
        ]
        names = Replacements(pairs: pairs)
    }

    /// A repository, whose changes the feature follows, in place of a closure.
    private static func repository(of name: String) -> [(String, String)] {
        let following = [8, 12].map { width in
            let indent = String(repeating: " ", count: width)
            return (
                "\n\(indent)    .loaded(text: try await fetchDailyQuote(), ",
                "\n\(indent)    try await repository.load()\n\(indent)} as: { text in"
                    + "\n\(indent)    .loaded(text: text, "
            )
        }
        return following + [
            ("StateSequence(.loading).then {", "StateSequence(.loading).following {"),
            ("@escaping () async throws -> String", "any \(name)Providing"),
            ("let fetchDailyQuote: () async throws -> String", "let repository: any \(name)Providing"),
            ("let fetchDailyQuote: @Sendable () async throws -> String", "let repository: any \(name)Providing"),
            ("fetchDailyQuote: {", "repository: \(name)Stub {"),
            ("sampleDailyQuote", "\(name)Repository()"),
            ("fetchDailyQuote", "repository"),
        ]
    }

    /// What the developer has to add to other files.
    func advice(_ manifest: Manifest, hasServer: Bool) -> [String] {
        var advice: [String] = []
        switch kind {
        case .livePage:
            advice += [
                "Add the page to the site\(hasServer ? ", such as in Sources/\(targets.sources)/Server.swift" : ""):",
                names.applied(to: #"    case ["daily-quote"]: DailyQuotePage(fetchDailyQuote: sampleDailyQuote)"#),
            ]
        case .swiftUI:
            advice += [
                "Show the view:",
                names.applied(to: "    DailyQuoteScreen(fetchDailyQuote: sampleDailyQuote)"),
            ]
        }
        for (products, target) in [(kind.products, targets.sources), (kind.productsOfTests, targets.tests)] {
            for product in products where !manifest.mentions(product, in: target) {
                advice += [
                    "\(target) needs this product in Package.swift:",
                    "    .product(name: \"\(product)\", package: \"\(Kind.package(of: product))\"),",
                ]
            }
        }
        if !manifest.mentions(targets.sources, in: targets.tests) {
            advice += ["\(targets.tests) needs this target in Package.swift:", "    \"\(targets.sources)\","]
        }
        if !Kind.allCases.contains(where: { manifest.text.contains($0.setting) }) {
            advice += [
                "\(targets.sources) and \(targets.tests) need this setting in Package.swift:", "    \(kind.setting),",
            ]
        }
        return advice
    }
}
