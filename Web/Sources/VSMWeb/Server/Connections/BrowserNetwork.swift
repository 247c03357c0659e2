import NIOCore

/// The address that the per-address limits count.
///
/// For IPv6, it is the network of the first 64 bits. A subscriber has at least one such network (RFC 6177, section 2)
/// and can use every address in it. An IPv4-mapped IPv6 address (RFC 4291, section 2.5.5.2) counts as an IPv4 address.
enum BrowserNetwork {
    /// Returns the name of the network of an IPv6 address.
    ///
    /// - Parameter bytes: The 16 bytes of the address.
    static func name(ofIPv6 bytes: [UInt8]) -> String {
        let groups = stride(from: 0, to: 8, by: 2).map { String(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]), radix: 16) }
        guard bytes.prefix(8).allSatisfy({ $0 == 0 }) else { return "\(groups.joined(separator: ":"))::/64" }
        guard bytes[8..<12].elementsEqual([0, 0, 0xff, 0xff]) else { return "::/64" }
        return bytes[12...].map(String.init).joined(separator: ".")
    }
}

extension Channel {
    /// The name under which the limits count the browser, or an empty string if the channel has no address.
    var browserAddress: String {
        guard let address = remoteAddress, case .v6 = address else { return remoteAddress?.ipAddress ?? "" }
        // The address follows the family, the port and the flow (RFC 3493, section 3.3).
        return address.withSockAddr { pointer, size in
            BrowserNetwork.name(ofIPv6: Array(UnsafeRawBufferPointer(start: pointer, count: size)[8..<24]))
        }
    }
}
