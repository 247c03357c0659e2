import Foundation
import Testing
import VSMWebTesting

/// What a page tells the server when a person does something in it: a case of `Tests/BrowserRules/rules.json`, which
/// `Tests/BrowserTests/test_rules.py` tries in a browser.
struct BrowserRule: Decodable, CustomTestStringConvertible {
    struct Step: Decodable {
        enum Action: String, Decodable {
            // What a person does.
            case back, choose, click, fill, focus, leave, press
            // What the page then has.
            case checked, focused, path, value
        }

        let `do`: Action
        /// The role and the name of an element.
        let at: String?
        let with: String?
        /// What the server hears of it.
        let heard: [String]?
        /// Whether the step has no effect, so that the reference browser refuses it.
        let refused: Bool?
    }

    let rule: String
    let page: String
    let steps: [Step]

    var testDescription: String { rule }

    static let all: [BrowserRule] = {
        let folder = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        let file = folder.appending(path: "../../BrowserRules/rules.json")
        guard let data = try? Data(contentsOf: file), let rules = try? JSONDecoder().decode([Self].self, from: data)
        else {
            fatalError("There are no rules in \(file.path()).")
        }
        return rules
    }()
}
