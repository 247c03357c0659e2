import Testing

@testable import VSMWeb

@Suite("When an HTTP connection ends", .timeLimit(.minutes(10)))
struct HTTPExchangeTests {
    private func answer(_ exchange: inout HTTPExchange) -> Bool {
        let isLast = exchange.beginAnswer(isLast: false)
        exchange.endAnswer()
        return isLast
    }

    @Test("It continues after a request that was read whole")
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

    @Test("It ends after an answer to half a request")
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

    @Test("A body that is late is answered, unless another answer is under way")
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
