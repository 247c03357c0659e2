import LoadPlan
import VSMWebTesting

/// An element, or a text, that a visitor looks for.
struct SoughtElement: Sendable {
    let target: Target
    let name: Wildcard
    let container: Wildcard?

    /// Returns the element in a page.
    func find(in page: VisitedPage) -> VisitedPage.Element? {
        let isAround: ((String) -> Bool)? = container.map { container in { container.isContained(in: $0) } }
        switch target.kind {
        case .text: return nil
        case .control: return page.find(.control, isAround: isAround) { name.matches($0) }
        case .field: return page.find(.field, isAround: isAround) { name.matches($0) }
        case .role(let role): return page.find(.role(role), isAround: isAround) { name.matches($0) }
        }
    }

    /// Returns whether a page has the element, or the text.
    func isFound(in page: VisitedPage) -> Bool {
        if case .text = target.kind { return name.isContained(in: page.text) }
        return find(in: page) != nil
    }
}

/// What a visitor does with an element.
enum Act: Sendable {
    case click
    case type(String)
    case choose(String)
    case check(Bool)
    case submit

    func perform(on element: VisitedPage.Element, of page: VisitedPage) throws {
        switch self {
        case .click: try page.click(element)
        case .type(let text): try page.type(text, into: element)
        case .choose(let option): try page.choose(option, in: element)
        case .check(let isChecked): try page.check(isChecked, element)
        case .submit: try page.submit(element)
        }
    }
}
