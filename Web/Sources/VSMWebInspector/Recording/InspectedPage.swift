#if DEBUG
@_spi(Inspection) import VSMInspector
import VSMWeb

/// The open pages of a site, in the order in which they were opened.
struct InspectedPages: Sendable {
    private(set) var pages: [InspectedPage] = []

    /// The maximum number of pages that are kept.
    private static let maximum = 100

    /// Changes what is known of a page, which is added if it is new.
    mutating func update(_ number: Int, _ change: (inout InspectedPage) -> Void) {
        if let index = pages.firstIndex(where: { $0.number == number }) { return change(&pages[index]) }
        var page = InspectedPage(number: number)
        change(&page)
        pages.append(page)
        if pages.count > Self.maximum { pages.removeFirst() }
    }

    /// Forgets a page that was closed.
    mutating func remove(_ number: Int) {
        pages.removeAll { $0.number == number }
    }
}

/// What an inspector knows of an open page of a site.
struct InspectedPage: Sendable, Identifiable {
    /// The number of the session, which the log also has.
    let number: Int
    internal(set) var outline = PageOutline()
    /// The views with states, in document order.
    internal(set) var views: [View] = []
    /// The latest patches, oldest first.
    private(set) var patches: [Patch] = []

    /// The path and query with which the page was opened.
    internal(set) var openedTarget = ""
    /// What was done in the page, oldest first.
    private(set) var steps: [Step] = []
    /// The current states of the views.
    internal(set) var namedStates: [NamedState] = []

    var id: Int { number }

    /// The maximum number of steps that are kept; the test of a longer journey would begin in its middle.
    static let maximumSteps = 200
    /// The maximum number of patches that are kept.
    private static let maximumPatches = 50

    init(number: Int) {
        self.number = number
    }

    /// A view with its container.
    struct View: Sendable, Equatable {
        let outline: ViewOutline
        /// The number of the container.
        let container: Int
    }

    /// The state of a view of a type.
    struct NamedState: Sendable, Equatable {
        let view: String
        let state: String
    }

    /// What was done in the page.
    struct Step: Sendable {
        enum Kind: Sendable {
            /// A person, or the inspector, used a control.
            case use(ViewOutline.Control, text: String?, isChecked: Bool?)
            /// A person followed a link.
            case visit(String)
            /// The outcome of a dependency was forced.
            case outcome(String, ForcedOutcome)
        }

        let kind: Kind
        /// The nanoseconds since the inspector began.
        let time: Int64
        /// The states of the views that have changed since the step before.
        let before: [NamedState]
    }

    /// The states of the views that have changed since the last step.
    var statesSinceLastStep: [NamedState] {
        let known = steps.flatMap(\.before)
        return namedStates.filter { state in known.last { $0.view == state.view } != state }
    }

    /// Adds a step.
    ///
    /// - Parameters:
    ///   - kind: What was done.
    ///   - time: The nanoseconds since the inspector began.
    mutating func append(_ kind: Step.Kind, at time: Int64) {
        guard steps.count < Self.maximumSteps else { return }
        let changed = statesSinceLastStep
        if let last = steps.last, time - last.time < Self.pauseInTyping, Self.isNextLetter(kind, after: last.kind) {
            steps.removeLast()
            steps.append(Step(kind: kind, time: time, before: last.before))
        } else {
            steps.append(Step(kind: kind, time: time, before: changed))
        }
    }

    /// The nanoseconds after which a text is no longer typed letter by letter: the person sees what the last letter caused.
    private static let pauseInTyping: Int64 = 400_000_000

    /// Returns whether a field that was filled is filled again.
    private static func isNextLetter(_ kind: Step.Kind, after last: Step.Kind) -> Bool {
        guard case .use(let control, _, _) = kind, case .use(let previous, _, _) = last else { return false }
        return control.takesText && (previous.node, previous.event) == (control.node, control.event)
    }

    /// What was rendered after a change.
    struct Patch: Sendable, Equatable, Identifiable {
        /// The number of the patch in its page, counted from 1.
        let id: Int
        let patch: RenderedPatch
    }

    mutating func append(_ patch: RenderedPatch) {
        patches.append(Patch(id: (patches.last?.id ?? 0) + 1, patch: patch))
        if patches.count > Self.maximumPatches { patches.removeFirst() }
    }
}
#endif
