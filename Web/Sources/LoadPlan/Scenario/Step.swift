/// A line of a scenario, with the lines inside it.
public struct Step: Equatable, Sendable {
    /// The number of the line.
    public let line: Int
    /// What the visitor does.
    public let action: Action

    /// Creates a step.
    public init(line: Int, _ action: Action) {
        self.line = line
        self.action = action
    }
}

/// What a visitor does.
public indirect enum Action: Equatable, Sendable {
    /// Loads a page by its path.
    case open(Template)
    /// Clicks an element.
    case click(Target)
    /// Types a text into a field.
    case type(Target, Template)
    /// Selects an option.
    case choose(Target, Template)
    /// Checks a box, or unchecks it.
    case check(Target, Bool)
    /// Presses Enter in a field.
    case submit(Target)
    /// Waits until the page has one of several elements or texts.
    case expect([Target])
    /// Checks that a field has a text.
    case holds(Target, Template)
    /// Waits.
    case pause(Double)
    /// Writes down the part of a text that the page shows.
    case record(String, Template)
    /// Opens a second window that watches the same data.
    case watch(Template, isStranger: Bool)
    /// Waits until the second window has one of several elements or texts.
    case seen([Target])
    /// Forgets the cookies, so that the visitor is a new one.
    case forget
    /// Does one of two things.
    case whether([Target], then: [Step], otherwise: [Step])
    /// Repeats steps until the page has one of several elements or texts.
    case until([Target], [Step])
    /// Repeats steps.
    case times(Int, [Step])
}

/// An element, or a text of the page.
public struct Target: Equatable, Sendable {
    /// What is looked for.
    public enum Kind: Equatable, Sendable {
        /// A part of the page's text.
        case text
        /// A button, a link or a field.
        case control
        /// A field.
        case field
        /// An element with a role.
        case role(String)
    }

    /// What is looked for.
    public let kind: Kind
    /// Its name, or the text.
    public let name: Template
    /// A text of the list item, row or article around it.
    public let container: Template?

    /// Creates a target.
    public init(_ kind: Kind, _ name: Template, in container: Template? = nil) {
        self.kind = kind
        self.name = name
        self.container = container
    }
}

extension Target {
    /// The element as in a scenario, for messages.
    ///
    /// Placeholders keep their names, so that messages of visitors are alike.
    public var written: String {
        let name = "\"\(name.written)\""
        switch kind {
        case .text, .control: return name
        case .field: return "field \(name)"
        case .role(let role): return "\(role) \(name)"
        }
    }
}
