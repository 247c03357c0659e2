/// Decides whether a request comes from a browser on the machine of the server.
enum OwnMachine {
    /// Returns whether the name of a host, with or without a port, is one of this machine.
    static func isName(_ host: String) -> Bool {
        let name = host.lowercased()
        return ["localhost", "127.0.0.1", "[::1]"].contains { own in
            guard name.hasPrefix(own) else { return false }
            let port = name.utf8.dropFirst(own.utf8.count)
            return port.isEmpty || port.first == UInt8(ascii: ":") && UInt16(Substring(port.dropFirst())) != nil
        }
    }

    /// Returns whether an address, as a program listens on it or as the limits count it, is one of this machine.
    ///
    /// The limits count `::1` as its network; see ``BrowserNetwork``.
    static func isAddress(_ address: String) -> Bool {
        if ["localhost", "::1", "::/64"].contains(address) { return true }
        let numbers = address.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return numbers.count == 4 && numbers[0].elementsEqual("127".utf8)
            && numbers.allSatisfy { UInt8(Substring($0)) != nil }
    }

    /// Returns whether a request came from this machine, as far as its connection and its header fields tell.
    ///
    /// - Parameters:
    ///   - address: The address of the other end of the connection.
    ///   - fields: The names of the header fields.
    static func isSource(_ address: String, _ fields: some Sequence<String>) -> Bool {
        isAddress(address) && !fields.contains(where: ProxyFields.contains)
    }
}
