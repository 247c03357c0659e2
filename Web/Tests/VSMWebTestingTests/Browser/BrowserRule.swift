import Foundation
import Testing
import VSMWebTesting

/// A case of `Web/Tests/BrowserRules/rules.json`, with the events that the server receives when a person uses a page.
///
/// `Web/Tests/BrowserTests/test_rules.py` runs the same cases in a browser.
struct BrowserRule: Decodable, CustomTestStringConvertible {
    struct Step: Decodable {
        enum Action: String, Decodable {
            // The person's actions.
            case back, choose, click, fill, focus, leave, press
            // The expected values in the page.
            case checked, focused, path, value
        }

        let `do`: Action
        /// The role and the name of an element.
        let at: String?
        let with: String?
        /// The events that the server receives.
        let heard: [String]?
        /// The events that the server receives while the person presses the element, before those in `heard`.
        let pressed: [String]?
        /// Whether the step has no effect, so that the reference browser throws an error.
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
