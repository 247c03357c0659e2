import Testing

@testable import VSMWeb

@Suite("Frames of a browser", .timeLimit(.minutes(10)))
struct WebSocketFrameReaderTests {
    /// A frame as a browser sends it, unless a test says otherwise.
    private func frame(
        _ first: UInt8,
        _ payload: [UInt8] = [],
        length: [UInt8]? = nil,
        isMasked: Bool = true
    ) -> [UInt8] {
        let key: [UInt8] = [0x12, 0x34, 0x56, 0x78]
        var header = length ?? [UInt8(payload.count)]
        if isMasked { header[0] |= 0x80 }
        let masked = payload.enumerated().map { isMasked ? $1 ^ key[$0 % 4] : $1 }
        return [first] + header + (isMasked ? key : []) + masked
    }

    /// Returns the inputs that are read from bytes that arrive in pieces.
    private func read(_ bytes: [UInt8], pieces: Int = 1_000_000) throws(ConnectionEnd) -> [WebSocketInput] {
        var reader = WebSocketFrameReader(maximumLength: 1_000)
        var found: [WebSocketInput] = []
        for start in stride(from: 0, to: bytes.count, by: pieces) {
            reader.append(bytes[start...].prefix(pieces))
            while let input = try reader.next() { found.append(input) }
        }
        return found
    }

    private func text(_ count: Int) -> [UInt8] { [UInt8](repeating: UInt8(ascii: "a"), count: count) }

    @Test("Frames are read from pieces of any size", arguments: [1, 2, 3, 7, 1_000])
    func pieces(_ size: Int) throws {
        let long = text(300)
        let bytes =
            frame(0x81, text(5)) + frame(0x89, [1, 2]) + frame(0x8a) + frame(0x81, long, length: [126, 1, 44])
            + frame(0x88, [3, 0xe8])
        let expected: [WebSocketInput] = [.text(text(5)), .ping([1, 2]), .pong, .text(long), .close(1000)]
        #expect(try read(bytes, pieces: size) == expected)
    }

    @Test("Fragments form a message, and control frames may come between them")
    func fragments() throws {
        let bytes = frame(0x01, [97]) + frame(0x89) + frame(0x00) + frame(0x80, [98])
        #expect(try read(bytes) == [.ping([]), .text([97, 98])])
        let again = frame(0x01, [97]) + frame(0x80, [98]) + frame(0x81, [99])
        #expect(try read(again) == [.text([97, 98]), .text([99])])
    }

    @Test("Frames that break the rules end the connection with the right code")
    func violations() {
        let cases: [(name: String, bytes: [UInt8], code: UInt16)] = [
            ("unmasked", frame(0x81, [97], isMasked: false), 1002),
            ("first reserved bit", frame(0xc1, [97]), 1002),
            ("second reserved bit", frame(0xa1, [97]), 1002),
            ("third reserved bit", frame(0x91, [97]), 1002),
            ("reserved opcode", frame(0x83), 1002),
            ("reserved control opcode", frame(0x8b), 1002),
            ("binary", frame(0x82, [1]), 1003),
            ("binary in fragments", frame(0x02, [1]), 1003),
            ("fragmented ping", frame(0x09), 1002),
            ("long ping", frame(0x89, text(126), length: [126, 0, 126]), 1002),
            ("continuation of nothing", frame(0x80, [97]), 1002),
            ("message in a message", frame(0x01, [97]) + frame(0x81, [98]), 1002),
            ("length in two bytes for nothing", frame(0x81, text(5), length: [126, 0, 5]), 1002),
            ("length in eight bytes for nothing", frame(0x81, length: [127, 0, 0, 0, 0, 0, 0, 1, 0]), 1002),
            ("negative length", frame(0x81, length: [127] + [UInt8](repeating: 255, count: 8)), 1002),
            ("largest length", frame(0x81, length: [127, 127] + [UInt8](repeating: 255, count: 7)), 1009),
            ("long message", frame(0x81, length: [126, 3, 233]), 1009),
            ("long message in fragments", frame(0x01, text(100)) + frame(0x80, length: [126, 3, 133]), 1009),
            ("close with half a code", frame(0x88, [3]), 1002),
            ("close with a code of nobody", frame(0x88, [3, 0xe7]), 1002),
            ("close with a code for no code", frame(0x88, [3, 0xed]), 1002),
            ("close with a code for broken", frame(0x88, [3, 0xee]), 1002),
            ("close with a reserved code", frame(0x88, [7, 0xd0]), 1002),
            ("close with a code too large", frame(0x88, [0x13, 0x88]), 1002),
            ("close with a reason in no UTF-8", frame(0x88, [3, 0xe8, 0xff]), 1007),
        ]
        for (name, bytes, code) in cases {
            let end = #expect(throws: ConnectionEnd.self, "\(name)") { try read(bytes) }
            #expect(end?.code == code, "\(name)")
        }
    }

    @Test("Frames that are too long are refused before their payload has arrived")
    func early() {
        #expect(throws: ConnectionEnd.tooLong) { try read([0x81, 0xfe, 0x03, 0xe9]) }
        #expect(throws: ConnectionEnd.binary) { try read([0x82, 0x85]) }
    }

    @Test("A message may have 64 fragments, empty or not")
    func fragmentCount() throws {
        let middle = (0..<62).flatMap { _ in frame(0x00) }
        #expect(try read(frame(0x01) + middle + frame(0x80)) == [.text([])])
        #expect(throws: ConnectionEnd.tooLong) { try read(frame(0x01) + middle + frame(0x00) + frame(0x80)) }
    }

    @Test("A close frame may have every code that may be sent, and none")
    func closeCodes() throws {
        #expect(try read(frame(0x88)) == [.close(nil)])
        for code: UInt16 in [1000, 1001, 1003, 1007, 1011, 1014, 3000, 4999] {
            let payload = [UInt8(code >> 8), UInt8(code & 0xff)] + Array("bye".utf8)
            #expect(try read(frame(0x88, payload)) == [.close(code)])
        }
    }

    @Test("Random bytes never stop the server", arguments: 0..<100)
    func random(seed: Int) {
        var generator = SplitMix(seed: UInt64(seed))
        for _ in 0..<200 {
            let count = Int.random(in: 0...40, using: &generator)
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
            let firsts: [UInt8] = [0x81, 0x01, 0x80, 0x88, 0x89]
            let first = firsts.randomElement(using: &generator) ?? 0x81
            _ = try? read([first, UInt8.random(in: 128...255, using: &generator)] + bytes)
        }
    }
}
