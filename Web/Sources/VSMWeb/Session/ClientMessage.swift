/// A message from the browser.
///
/// Everything in it comes from the network and is checked.
enum ClientMessage: Equatable, Sendable {
    /// The first message of a connection, which names its page.
    case join(Join)
    /// An event of an element.
    case event(Event)
    /// The user followed a link, or went back or forward.
    case visit(Visit)
    /// A check of whether the server is still there.
    case ping

    struct Join: Equatable, Sendable {
        let page: String
        let token: String
        /// The number of nodes in the page, if the browser has just loaded it.
        let nodes: Int?
        /// The version of the browser's tree, if it was connected before.
        let version: Int?
        /// The name of the page that the browser had at this address before, and whose session is gone.
        var former: String? = nil
        /// The name of the browser's document of the page, which numbers its messages.
        var document = ""
    }

    struct Event: Equatable, Sendable {
        /// Increases with every message of the document; a repeated number is a repeated message.
        let number: Int
        /// The version of the tree that the user saw.
        let version: Int
        let node: NodeID
        let kind: EventKind
        let payload: EventPayload
    }

    struct Visit: Equatable, Sendable {
        let number: Int
        let target: String
    }
}

extension ClientMessage {
    /// The maximum number of values in a form.
    static let maximumFieldCount = 100
    /// The maximum length of the name of a message, a page or a field, in bytes.
    static let maximumNameLength = 256
    /// The maximum length of the name of a document, in bytes.
    static let maximumDocumentLength = 32
    /// The maximum length of the address of a page, in bytes.
    static let maximumTargetLength = 16 * 1024

    /// Reads a message: a JSON array whose first element is its name.
    ///
    /// - Parameters:
    ///   - bytes: The message as it arrived.
    ///   - fieldSize: The maximum length of a text, in bytes.
    /// - Throws: ``MessageProblem`` if it is not JSON, or not a message.
    init(_ bytes: [UInt8], fieldSize: Int = SessionLimits().fieldSize) throws(MessageProblem) {
        var reader = BoundedJSONReader(bytes)
        try reader.beginArray("message")
        try reader.nextElement("name")
        let name = try reader.string("name of the message", maximumLength: Self.maximumNameLength)
        switch name {
        case "ping": self = .ping
        case "join": self = .join(try Join(from: &reader))
        case "visit": self = .visit(try Visit(from: &reader))
        default:
            guard let kind = EventKind(rawValue: name) else {
                throw MessageProblem(description: "There is no message with the name \"\(name.prefix(40))\".")
            }
            self = .event(try Event(kind, from: &reader, fieldSize: fieldSize))
        }
        try reader.endArray()
        try reader.end()
    }
}

extension ClientMessage.Join {
    fileprivate init(from reader: inout BoundedJSONReader) throws(MessageProblem) {
        try reader.nextElement("page")
        page = try reader.string("page", maximumLength: ClientMessage.maximumNameLength)
        try reader.nextElement("token")
        token = try reader.string("token", maximumLength: ClientMessage.maximumNameLength)
        try reader.nextElement("number of nodes")
        nodes = try reader.optionalNumber("number of nodes")
        try reader.nextElement("version")
        version = try reader.optionalNumber("version")
        // The scripts of earlier versions send less.
        guard !reader.isAtEndOfArray else { return }
        try reader.nextElement("former page")
        let former = try reader.optionalString("former page", maximumLength: ClientMessage.maximumNameLength)
        self.former = former.flatMap { Secret.isWellFormed($0) ? $0 : nil }
        guard !reader.isAtEndOfArray else { return }
        try reader.nextElement("document")
        document = try reader.string("document", maximumLength: ClientMessage.maximumDocumentLength)
    }
}

extension ClientMessage.Visit {
    fileprivate init(from reader: inout BoundedJSONReader) throws(MessageProblem) {
        try reader.nextElement("number")
        number = try reader.number("number")
        try reader.nextElement("target")
        target = try reader.string("target", maximumLength: ClientMessage.maximumTargetLength)
    }
}

extension ClientMessage.Event {
    fileprivate init(
        _ kind: EventKind,
        from reader: inout BoundedJSONReader,
        fieldSize: Int
    ) throws(MessageProblem) {
        self.kind = kind
        try reader.nextElement("number")
        number = try reader.number("number")
        try reader.nextElement("version")
        version = try reader.number("version")
        try reader.nextElement("node")
        node = NodeID(UInt32(exactly: try reader.number("node")) ?? 0)
        payload = try EventPayload(of: kind, from: &reader, fieldSize: fieldSize)
    }
}

extension VisibleRows {
    fileprivate init(from reader: inout BoundedJSONReader) throws(MessageProblem) {
        try reader.nextElement("first row")
        first = try reader.number("first row")
        try reader.nextElement("number of rows")
        count = try reader.number("number of rows")
        try reader.nextElement("row with the focus")
        focused = try reader.optionalNumber("row with the focus")
    }
}

extension EventPayload {
    fileprivate init(
        of kind: EventKind,
        from reader: inout BoundedJSONReader,
        fieldSize: Int
    ) throws(MessageProblem) {
        self.init()
        if [.click, .focus, .blur].contains(kind) { return }
        if kind == .scroll {
            rows = try VisibleRows(from: &reader)
            return
        }
        try reader.nextElement("value")
        if kind == .key || kind == .widget {
            key = try reader.string("key", maximumLength: ClientMessage.maximumNameLength)
            if kind == .key { return }
            try reader.nextElement("values")
        }
        if kind == .change { isChecked = reader.boolean() }
        if kind == .change, reader.isAtArray {
            values = try Self.values(from: &reader, fieldSize: fieldSize)
        } else if kind == .submit || kind == .widget {
            fields = FormValues(fields: try Self.fields(from: &reader, fieldSize: fieldSize))
        } else if isChecked == nil {
            value = try reader.string("value", maximumLength: fieldSize)
        }
    }

    /// Reads the values of a choice that permits several values.
    private static func values(
        from reader: inout BoundedJSONReader,
        fieldSize: Int
    ) throws(MessageProblem) -> [String] {
        var values: [String] = []
        var size = 0
        try reader.beginArray("values")
        while try reader.hasNextElement() {
            guard values.count < ClientMessage.maximumFieldCount else { throw tooManyValues }
            let value = try reader.string("value", maximumLength: fieldSize)
            size += value.utf8.count
            guard size <= SessionLimits.formSize(fieldSize: fieldSize) else { throw tooLong }
            values.append(value)
        }
        return values
    }

    private static var tooLong: MessageProblem {
        MessageProblem(description: "The values are too long together.")
    }

    private static var tooManyValues: MessageProblem {
        MessageProblem(description: "A form may have \(ClientMessage.maximumFieldCount) values.")
    }

    /// Reads alternating names and values.
    private static func fields(
        from reader: inout BoundedJSONReader,
        fieldSize: Int
    ) throws(MessageProblem) -> [String: [String]] {
        var fields: [String: [String]] = [:]
        var count = 0
        var size = 0
        try reader.beginArray("form")
        while try reader.hasNextElement() {
            count += 1
            guard count <= ClientMessage.maximumFieldCount else { throw tooManyValues }
            let name = try reader.string("name of a field", maximumLength: ClientMessage.maximumNameLength)
            try reader.nextElement("value of a field")
            let value = try reader.string("value of a field", maximumLength: fieldSize)
            size += name.utf8.count + value.utf8.count
            guard size <= SessionLimits.formSize(fieldSize: fieldSize) else { throw tooLong }
            fields[name, default: []].append(value)
        }
        return fields
    }
}
