import Testing

@testable import VSMWeb

@Suite("The client of the browser")
struct BrowserClientTests {
    @Test("Comments and indentation are not served")
    func comments() {
        let source = """
            // A file.

            /** Does something. */
            function act() {
              /**
               * More about it.
               */
              const address = "http://a/*b*/"; // This stays.
              return address;
            }
            """
        let script = String(decoding: BrowserClient.withoutComments(Array(source.utf8)), as: UTF8.self)
        #expect(
            script == """
                function act() {
                const address = "http://a/*b*/"; // This stays.
                return address;
                }

                """
        )
    }

    @Test("No two files declare the same name: the last one would take the place of the others")
    func names() {
        let files = BrowserClient.parts.map { String(decoding: $0, as: UTF8.self) }
        let names = files.flatMap { $0.split(separator: "\n") }.compactMap { line in
            line.prefixMatch(of: /(?:async )?(?:function\*?|const|let) (\w+)/).map { String($0.1) }
        }
        let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
        #expect(counts.filter { $0.value > 1 }.isEmpty)
        #expect(names.count > 100)
    }

    @Test("No file has a text of several lines, which would lose its indentation")
    func lines() {
        for line in String(decoding: BrowserClient.script, as: UTF8.self).split(separator: "\n") {
            #expect(line.count { $0 == "`" }.isMultiple(of: 2), "\(line)")
        }
    }
}
