/// What the command line asks for.
struct Request {
    private(set) var name: Name
    private(set) var style = Style.struct
    private(set) var hasRepository = false
    private(set) var kind: Kind?
    /// The folder of the package, or the one in which to create it.
    private(set) var folder: String?
    private(set) var target: String?
    /// The target of the tests.
    private(set) var tests: String?

    /// Reads arguments.
    ///
    /// - Parameter folderOption: The option that names the folder, if there is one.
    init(_ arguments: [String], folderOption: String? = nil) throws {
        var names: [String] = []
        var rest = arguments[...]
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst(), !value.hasPrefix("--") else { throw Refusal("\(option) needs a value.") }
            return value
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--live-page", "--swiftui":
                let chosen = Kind(rawValue: argument)
                if let kind, kind != chosen { throw Refusal("Choose one of --live-page and --swiftui.") }
                kind = chosen
            case "--with-repository": hasRepository = true
            case "--style": style = try Style(named: value(of: argument))
            case "--target": target = try value(of: argument)
            case "--tests": tests = try value(of: argument)
            case folderOption: folder = try value(of: argument)
            case let option where option.hasPrefix("-"): throw Refusal("\"\(option)\" is no option. See --help.")
            default: names.append(argument)
            }
        }
        guard let first = names.first else { throw Refusal("Name the new feature or package, such as ShoppingCart.") }
        guard names.count == 1 else {
            throw Refusal("A name is one word, but there are \(names.count): \(names.joined(separator: " ")).")
        }
        name = try Name(first)
    }
}
