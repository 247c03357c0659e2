/// A reason why a state is not preserved or restored.
enum PreservationProblem: Error, CustomStringConvertible {
    case version(Int, of: String)
    case depth
    case size(Int)
    case name(String)
    case repeatedName(String)
    case refused(String)
    case withoutView(String)
    case damaged
    case foreign
    case time
    case givenUp(Int)

    var description: String {
        switch self {
        case .version(let version, let view):
            "\(view) cannot read version \(version) of its preserved state. Raise preservedVersion with each change of"
                + " its type, and read older versions in read(_:)."
        case .depth: "A preserved state is nested too deeply."
        case .size(let size):
            "The preserved states of the page have \(size) bytes; the maximum is \(PreservedPage.maximumSize)."
        case .name(let name):
            "The name of a preserved state has \(name.utf8.count) bytes; the maximum is"
                + " \(PreservedPage.maximumNameLength): \(name.prefix(40))…"
        case .repeatedName(let name):
            "Several views preserve their state under the name \"\(name)\". Give each its own preservedName."
        case .refused(let name): "The view with the preserved state \"\(name.prefix(40))\" cannot continue with it."
        case .withoutView(let name): "The page has no view with the preserved state \"\(name.prefix(40))\"."
        case .damaged: "A stored page is damaged."
        case .foreign: "A stored page belongs to another visitor."
        case .time: "The store of pages does not answer in time."
        case .givenUp(let count):
            "Too much waits for the store of pages. The states of pages were given up: \(count)."
        }
    }
}
