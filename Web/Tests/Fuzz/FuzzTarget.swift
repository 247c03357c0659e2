@testable import VSMWeb

/// A part of the web host that reads input from outside.
enum FuzzTarget: String, CaseIterable {
    /// The decoder of messages.
    case messages
    /// The rules of WebSocket frames.
    case frames
    /// The paths of pages.
    case paths
    /// The forms that are sent without the script of the page, and the values that are read from them.
    case forms
    /// Messages to a complete session, one on each line.
    case sessions

    func run(_ bytes: [UInt8]) {
        switch self {
        case .messages: Self.readMessage(bytes)
        case .frames: Self.readFrames(bytes)
        case .paths: Self.readPath(bytes)
        case .forms: Self.readForm(bytes)
        case .sessions: FuzzedSession.run(bytes.split(separator: UInt8(ascii: "\n")).map(Array.init))
        }
    }

    private static func readMessage(_ bytes: [UInt8]) {
        guard case .event(let event) = try? ClientMessage(bytes, fieldSize: 256) else { return }
        precondition(event.number >= 0 && event.version >= 0 && event.node.number >= 0)
        precondition((event.payload.value ?? "").utf8.count <= 256)
        precondition((event.payload.fields?.fields ?? [:]).count <= ClientMessage.maximumFieldCount)
        let values = event.payload.fields.map { $0.fields.values.flatMap(\.self) } ?? event.payload.values ?? []
        precondition(values.reduce(0) { $0 + $1.utf8.count } <= SessionLimits.formSize(fieldSize: 256))
    }

    /// Reads the same frames as a whole and in pieces, and compares the results.
    private static func readFrames(_ bytes: [UInt8]) {
        let whole = readFrames(bytes, pieces: max(1, bytes.count))
        let piece = Int(bytes.first ?? 0) % 7 + 1
        precondition(readFrames(bytes, pieces: piece) == whole)
    }

    private static func readFrames(_ bytes: [UInt8], pieces: Int) -> [WebSocketInput] {
        var reader = WebSocketFrameReader(maximumLength: 1_000)
        var found: [WebSocketInput] = []
        for start in stride(from: 0, to: bytes.count, by: pieces) {
            reader.append(bytes[start...].prefix(pieces))
            do {
                while let input = try reader.next() {
                    precondition(input.length <= 1_000)
                    found.append(input)
                }
            } catch {
                return found
            }
        }
        return found
    }

    private struct Values: Decodable {
        struct Address: Decodable {
            var city: String?
            var number: UInt8
        }

        enum Size: String, Decodable {
            case small, large
        }

        var title: String
        var count: Int
        var price: Double?
        var isDone: Bool
        var sizes: [Size]
        var address: Address
    }

    private static func readForm(_ bytes: [UInt8]) {
        guard let form = try? SubmittedForm(bytes, fieldSize: 256) else { return }
        precondition(form.fields.count <= ClientMessage.maximumFieldCount)
        precondition(form.fields.allSatisfy { $0.value.utf8.count <= 256 })
        let size = form.fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
        precondition(size <= SessionLimits.formSize(fieldSize: 256))
        let fields = Dictionary(grouping: form.fields, by: \.name).mapValues { $0.map(\.value) }
        _ = FormValues(fields: fields).decode(Values.self)
    }

    private static func readPath(_ bytes: [UInt8]) {
        let target = String(decoding: bytes, as: UTF8.self)
        guard let request = PageRequest(target: target, visitor: "visitor") else { return }
        for part in request.path { precondition(!part.utf8.contains(0)) }
    }
}
