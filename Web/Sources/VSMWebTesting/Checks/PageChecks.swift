/// The checks of a ``LiveTest`` in its page after each step.
///
/// Each mistake makes a page hard to use with assistive technology, or makes a browser show something other than the
/// view describes.
///
/// ```swift
/// let page = try host.open(site, "/", checks: .all.subtracting(.namedControls))
/// ```
public struct PageChecks: OptionSet, Sendable {
    /// The checks as bits.
    public let rawValue: Int

    /// Creates a set of checks.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// No two elements have the same identifier.
    public static let uniqueIdentifiers = PageChecks(rawValue: 1 << 0)
    /// Every control has a name, and every image has a description, which can be empty.
    public static let namedControls = PageChecks(rawValue: 1 << 1)
    /// No control is inside another one.
    public static let separateControls = PageChecks(rawValue: 1 << 2)
    /// Labels, links within the page and other references lead to an element of the page.
    public static let references = PageChecks(rawValue: 1 << 3)
    /// Elements and texts are only where a browser keeps them when it parses the page: no `div` in a `p`, no `tr` directly
    /// in a `table`, no `form` around the cells of a row.
    public static let nesting = PageChecks(rawValue: 1 << 4)
    /// Every enabled button has an effect: a handler, a popover, a command, or the submission or reset of a form.
    public static let effectiveButtons = PageChecks(rawValue: 1 << 5)
    /// A refused form keeps the submitted values: no field is empty, no box is unchecked, and no choice differs from
    /// the submitted one.
    ///
    /// The host keeps the values unless a state gives a field another value. Passwords are not checked.
    public static let refusedForms = PageChecks(rawValue: 1 << 6)

    /// No control goes, comes back and goes again after one act of a person.
    ///
    /// Whoever is quick enough uses a control that comes back for a moment. Usually, two containers show the same data, and
    /// one of them has a change that the other does not have yet. A control is not reported if there is a reason why it goes
    /// again: an act, an answer of a stub that calls `choose`, another step of the test, or time. The check sees each change
    /// while a step waits; changes during `runUntilIdle()` are seen as one.
    public static let steadyControls = PageChecks(rawValue: 1 << 7)

    /// All checks.
    public static let all: PageChecks = [
        uniqueIdentifiers, namedControls, separateControls, references, nesting, effectiveButtons, refusedForms,
        steadyControls,
    ]
    /// No checks.
    public static let none: PageChecks = []
}

extension PageChecks {
    /// Returns the problems of a page, in the order of the checks and of the document.
    ///
    /// - Parameter page: The page as a person perceives it.
    func problems(in browser: ReferenceBrowser, _ page: AccessibleElement) -> [String] {
        let nodes = browser.tree.page.descendants
        let elements = nodes.filter { $0.tag != nil }
        var problems: [String] = []
        if contains(.uniqueIdentifiers) { problems += PageProblems.repeatedIdentifiers(elements) }
        if contains(.namedControls) { problems += PageProblems.namelessControls(browser, page) }
        if contains(.separateControls) { problems += elements.compactMap(PageProblems.nestedControl) }
        if contains(.references) { problems += PageProblems.brokenReferences(elements, in: browser.tree) }
        if contains(.nesting) {
            problems += nodes.compactMap { PageProblems.misplacedElement($0) ?? PageProblems.misplacedText($0) }
        }
        if contains(.refusedForms) { problems += browser.sentForm?.losses(in: browser.tree, browser.fields) ?? [] }
        if contains(.effectiveButtons) {
            problems += elements.compactMap { PageProblems.ineffectiveButton($0, in: browser.tree) }
        }
        return problems
    }
}
