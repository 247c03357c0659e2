import Foundation

/// A message from the browser.
///
/// Everything in it comes from the network and is checked.
enum ClientMessage: Equatable, Sendable {
    /// The first message of a connection: which page it belongs to.
    case join(Join)
    /// An event of an element.
    case event(Event)
    /// A link was followed, or the user went back or forward.
    case visit(Visit)

    struct Join: Equatable, Sendable, Decodable {
        let page: String
        let token: String
        /// The number of nodes in the page, if the browser has just loaded it.
        let nodes: Int?
        /// The version of the browser's tree, if it was connected before.
        let version: Int?
    }

    struct Event: Equatable, Sendable {
        /// Increases with every message of the page; a repeated number is a repeated message.
        let number: Int
        /// The version of the tree that the user saw.
        let version: Int
        let node: NodeID
        let kind: EventKind
        let payload: EventPayload
    }

    struct Visit: Equatable, Sendable, Decodable {
        let number: Int
        let target: String
    }
}

/// Why a message was not understood, for its sender.
struct MessageProblem: Error, Equatable {
    let description: String
}

extension ClientMessage {
    /// The maximum number of fields in a form.
    static let maximumFieldCount = 100

    /// Reads a message.
    ///
    /// - Throws: ``MessageProblem`` if it is not JSON, or not a message.
    init(_ bytes: [UInt8]) throws(MessageProblem) {
        do {
            self = try JSONDecoder().decode(ClientMessage.self, from: Data(bytes))
        } catch let problem as MessageProblem {
            throw problem
        } catch DecodingError.keyNotFound(let key, _) {
            throw MessageProblem(description: "The message lacks \"\(key.stringValue)\".")
        } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
            let path = context.codingPath.map(\.stringValue).joined(separator: ".")
            throw MessageProblem(description: "The message has a value of the wrong type at \"\(path)\".")
        } catch {
            throw MessageProblem(description: "The message is not valid JSON.")
        }
    }
}

extension ClientMessage: Decodable {
    private enum CodingKeys: String, CodingKey {
        case type
    }

    init(from decoder: any Decoder) throws {
        let type = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .type)
        switch type {
        case "join": self = .join(try Join(from: decoder))
        case "event": self = .event(try Event(from: decoder))
        case "visit": self = .visit(try Visit(from: decoder))
        default: throw MessageProblem(description: "There is no message of the type \"\(type.prefix(40))\".")
        }
    }
}

extension ClientMessage.Event: Decodable {
    private enum CodingKeys: String, CodingKey {
        case number, version, node, kind, value, checked, fields
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let kindName = try container.decode(String.self, forKey: .kind)
        guard let kind = EventKind(rawValue: kindName) else {
            throw MessageProblem(description: "There is no event of the kind \"\(kindName.prefix(40))\".")
        }
        let fields = try container.decodeIfPresent([String: String].self, forKey: .fields)
        guard (fields?.count ?? 0) <= ClientMessage.maximumFieldCount else {
            throw MessageProblem(description: "A form may have \(ClientMessage.maximumFieldCount) fields.")
        }
        self.kind = kind
        number = try container.decode(Int.self, forKey: .number)
        version = try container.decode(Int.self, forKey: .version)
        node = NodeID(try container.decode(UInt32.self, forKey: .node))
        payload = EventPayload(
            value: try container.decodeIfPresent(String.self, forKey: .value),
            isChecked: try container.decodeIfPresent(Bool.self, forKey: .checked),
            fields: fields
        )
    }
}
