import Testing

@testable import VSMWeb

@Suite("The end of an HTTP connection", .timeLimit(.minutes(10)))
struct HTTPExchangeTests {
    private func answer(_ exchange: inout HTTPExchange) -> Bool {
        let isLast = exchange.beginAnswer(isLast: false)
        exchange.endAnswer()
        return isLast
    }

    @Test("It continues after a complete request")
    func keepAlive() {
        var exchange = HTTPExchange()
        #expect(exchange.isIdle && !exchange.hasRequest)
        for _ in 0..<3 {
            exchange.beginRequest(isLast: false)
            #expect(!exchange.isIdle)
            exchange.endRequest()
            #expect(answer(&exchange) == false)
            #expect(exchange.isIdle && !exchange.hasEnded)
        }
    }

    @Test("It ends after an answer to an incomplete request")
    func early() {
        var exchange = HTTPExchange()
        exchange.beginRequest(isLast: false)
        #expect(answer(&exchange) == true)
        #expect(exchange.hasEnded)
    }

    @Test("It ends if the browser or the answer says so, or if there was no request")
    func last() {
        var browser = HTTPExchange()
        browser.beginRequest(isLast: true)
        browser.endRequest()
        #expect(answer(&browser) == true)

        var server = HTTPExchange()
        server.beginRequest(isLast: false)
        server.endRequest()
        #expect(server.beginAnswer(isLast: true) == true)

        var nothing = HTTPExchange()
        #expect(answer(&nothing) == true)
    }

    @Test("A late body is answered, unless another answer has begun")
    func lateBody() {
        var exchange = HTTPExchange()
        #expect(exchange.bodyIsDue() == .ignore)
        exchange.beginRequest(isLast: false)
        #expect(exchange.bodyIsDue() == .answer)
        exchange.endRequest()
        #expect(exchange.bodyIsDue() == .ignore)
        _ = answer(&exchange)
        exchange.beginRequest(isLast: false)
        #expect(exchange.bodyIsDue() == .answer)
        _ = exchange.beginAnswer(isLast: false)
        #expect(exchange.bodyIsDue() == .close)
    }
}
