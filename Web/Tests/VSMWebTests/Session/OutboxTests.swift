import Testing

@testable import VSMWeb

@Suite("The next message for the browser")
struct OutboxTests {
    private let head = Outbox.Head(title: "t", target: "/")
    private let operation = Array(#",["t",1,"b"]"#.utf8)
    private var loaded: Outbox {
        var numbers = NodeNumberRuns()
        numbers.append(NodeID(1))
        return Outbox(loaded: head, numbers: numbers)
    }

    private func next(_ outbox: inout Outbox, _ head: Outbox.Head? = nil) -> String? {
        let bytes = outbox.nextMessage(head ?? self.head) { Array(#","whole""#.utf8) }
        outbox.finishWriting()
        return bytes.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("There is none if the browser has everything")
    func nothing() {
        var outbox = loaded
        #expect(next(&outbox) == nil)
        #expect(!outbox.isWriting)
    }

    @Test("It waits while another is being written")
    func writing() {
        var outbox = loaded
        outbox.add(operation)
        _ = outbox.nextMessage(head) { [] }
        outbox.add(operation)
        #expect(outbox.nextMessage(head) { [] } == nil)
        outbox.finishWriting()
        #expect(next(&outbox) == #"[3,0,["t",1,"b"]]"#)
    }

    @Test("The whole page replaces operations that have become too many while a message is being written")
    func manyOperations() {
        var outbox = loaded
        outbox.acknowledge(1)
        _ = outbox.nextMessage(head) { [] }
        for _ in 0..<100_000 { outbox.add(operation) }
        outbox.finishWriting()
        #expect(next(&outbox)?.contains(#"{"tree":["whole"]"#) == true)
    }

    @Test("An acknowledgement alone makes no new version")
    func acknowledgement() {
        var outbox = loaded
        outbox.acknowledge(4)
        #expect(next(&outbox) == "[1,4]")
    }

    @Test("A browser that has just loaded the page gets the numbers of its nodes")
    func numbers() {
        var outbox = loaded
        outbox.connect(nodeCount: 1, version: nil)
        #expect(next(&outbox) == #"[1,0,{"numbers":[[1,1]]}]"#)
    }

    @Test("A browser with nodes of others gets the page in which it finds its own, unless the page has changed since")
    func foreignNodes() {
        var outbox = loaded
        outbox.connect(nodeCount: 3, version: nil)
        #expect(
            next(&outbox)
                == #"[2,0,{"numbers":[[1,1]],"tree":["whole"],"title":"\#(head.title)","target":"\#(head.target)"}]"#
        )
        outbox = loaded
        outbox.add(operation)
        outbox.connect(nodeCount: 3, version: nil)
        #expect(next(&outbox)?.contains("numbers") == false)
        outbox = loaded
        outbox.connect(nodeCount: 3, version: nil)
        outbox.add(operation)
        #expect(next(&outbox)?.contains("numbers") == false)
        outbox = loaded
        outbox.connect(nodeCount: nil, version: nil)
        #expect(next(&outbox)?.contains("numbers") == false)
    }

    @Test("A browser that returns and has missed nothing gets a welcome")
    func welcome() {
        var outbox = loaded
        outbox.connect(nodeCount: nil, version: 1)
        #expect(next(&outbox) == "[1,0]")
    }

    @Test("A browser that missed a message gets the whole page with its title and address")
    func lostTitle() {
        var outbox = loaded
        let new = Outbox.Head(title: "new", target: "/new")
        #expect(next(&outbox, new) == #"[2,0,{"title":"new","target":"/new"}]"#)
        outbox.connect(nodeCount: nil, version: 1)
        #expect(next(&outbox, new) == #"[3,0,{"tree":["whole"],"title":"new","target":"/new"}]"#)
    }

    @Test("A language is sent with its direction when it changes, and with the whole page if it has ever changed")
    func language() {
        var outbox = loaded
        outbox.connect(nodeCount: nil, version: nil)
        #expect(next(&outbox)?.contains("language") == false)
        let arabic = Outbox.Head(title: "t", language: "ar", target: "/")
        #expect(next(&outbox, arabic) == #"[3,0,{"language":"ar","direction":"rtl"}]"#)
        #expect(next(&outbox, head) == #"[4,0,{"language":""}]"#)
        // The browser may have missed both.
        outbox.connect(nodeCount: nil, version: 2)
        #expect(next(&outbox)?.contains(#""language":"""#) == true)
    }

    @Test("The whole page stays due if the connection breaks before it is sent")
    func wholePageStaysDue() {
        var outbox = loaded
        outbox.requestWholePage()
        outbox.connect(nodeCount: nil, version: 1)
        #expect(next(&outbox)?.contains("tree") == true)
    }

    @Test("Texts are escaped")
    func escaping() {
        var outbox = loaded
        outbox.complain("\u{1}\"\\\n</script>é")
        #expect(next(&outbox) == #"[1,0,{"problem":"\u0001\"\\\n</script>é"}]"#)
    }
}
