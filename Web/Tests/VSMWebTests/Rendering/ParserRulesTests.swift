import Foundation
import Testing

@testable import VSMWeb

@Suite("What a parser moves or drops")
struct ParserRulesTests {
    /// `Web/Tests/BrowserRules/parsing.json`, which `Web/Tests/BrowserTests/test_parsing.py` compares with a browser.
    private struct Parsing: Decodable {
        /// The tags of the elements, and `#text`.
        let tags: String
        /// Those that a parser does not keep where they are, by the tags of the elements around them, outermost first.
        let contexts: [String: String]

        static let all: Parsing = {
            let folder = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
            let file = folder.appending(path: "../../BrowserRules/parsing.json")
            guard let data = try? Data(contentsOf: file), let all = try? JSONDecoder().decode(Self.self, from: data)
            else {
                fatalError("There is nothing in \(file.path()).")
            }
            return all
        }()
    }

    @Test("The rules find what a browser does not keep where it is", arguments: Parsing.all.contexts.keys.sorted())
    func browser(context: String) throws {
        let around = Array(context.split(separator: " ").map(String.init).reversed())
        let found = Parsing.all.tags.split(separator: " ").map(String.init).filter { tag in
            let isText = tag == "#text"
            let effect = isText ? ParserRules.effect(onText: "x", in: around) : ParserRules.effect(on: tag, in: around)
            return effect != nil
        }
        #expect(try found.joined(separator: " ") == #require(Parsing.all.contexts[context]))
    }

    @Test("Space in a table stays, and so does a hidden field")
    func harmless() {
        #expect(ParserRules.effect(onText: "\n  ", in: ["tr", "tbody", "table"]) == nil)
        #expect(ParserRules.effect(onText: "\u{A0}", in: ["tr", "tbody", "table"]) != nil)
        #expect(ParserRules.effect(on: "input", isHidden: true, in: ["tr", "tbody", "table"]) == nil)
    }

    @Test(
        "Only some browsers keep other elements in a choice, except in its button and its options",
        arguments: [
            ("option", ["select"], false), ("hr", ["select"], false), ("option", ["optgroup", "select"], false),
            ("button", ["select"], false), ("span", ["button", "select"], false), ("img", ["option", "select"], false),
            ("span", ["select"], true), ("div", ["select"], true), ("input", ["div", "select"], true),
            ("select", ["select"], true),
        ]
    )
    func choices(tag: String, around: [String], isFound: Bool) {
        #expect((ParserRules.effect(on: tag, in: around) != nil) == isFound)
    }
}
