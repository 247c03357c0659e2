#if DEBUG
/// Decides who may use an inspector, which shows the states of all visitors.
///
/// A pure value. An inspector is for the person who runs the server on their own machine. It answers requests from this
/// machine only, which did not come through a proxy, from a browser that has opened the address with the token.
struct InspectionAccess: Sendable {
    /// The secret in the address that the server prints when it starts.
    let token: String

    /// What is known of a request.
    struct Request {
        /// The address of the other end of the connection.
        var address: String
        /// The name under which the server was reached, with its port.
        var host: String
        /// The names of the request's headers.
        var headers: [String]
        /// The token in the query of the request.
        var token: String?
        /// The values of the inspector's cookie.
        var cookies: [String]
    }

    enum Decision: Equatable {
        /// The inspector does not exist for this request.
        case hidden
        /// The browser has to open the address that the server printed.
        case tokenMissing
        /// The browser gets a cookie in place of the token in its address.
        case entered
        /// The browser may use the inspector.
        case admitted
    }

    /// Decides about a request.
    func decision(on request: Request) -> Decision {
        guard OwnMachine.isName(request.host), OwnMachine.isSource(request.address, request.headers) else {
            return .hidden
        }
        if let token = request.token { return isToken(token) ? .entered : .tokenMissing }
        return request.cookies.contains(where: isToken) ? .admitted : .tokenMissing
    }

    private func isToken(_ text: String) -> Bool { Secret.areEqual(text, token) }
}
#endif
