/// Spellings of a path, as somebody tries them who wants to get around a guard.
enum Spellings {
    /// Spellings that decode to the components of a path.
    static func others(of path: String) -> [String] {
        let parts = path.split(separator: "/").map(String.init)
        let encoded = parts.map { $0.utf8.map { "%\(String($0, radix: 16))" }.joined() }
        return [
            "/" + encoded.joined(separator: "/"), "/" + encoded.joined(separator: "/").uppercased(),
            "/\(encoded[0])" + parts.dropFirst().map { "/\($0)" }.joined(),
            parts.dropLast().map { "/\($0)" }.joined() + "/\(encoded[parts.count - 1])",
            "/" + parts.joined(separator: "//"), "/" + parts.joined(separator: "////"), "\(path)/", "\(path)//",
            "/" + encoded.joined(separator: "//") + "/", "\(path)/?page=1",
        ]
    }

    /// Spellings that some other server could take for a path.
    static func foreign(to path: String) -> [String] {
        let parts = path.split(separator: "/").map(String.init)
        let last = parts[parts.count - 1]
        let twice = last.utf8.map { "%25\(String($0, radix: 16))" }.joined()
        return [
            "/\(path)", "//localhost:8080\(path)", "/\\\(path)", path.replacing("/", with: "\\"), "/.\(path)",
            "/x/..\(path)", "/%2e\(path)", "/x/%2e%2e\(path)", "/%2e%2e%2f\(parts.joined(separator: "/"))",
            "/" + parts.joined(separator: "%2F"), "\(path)%2F", "\(path);x", "/" + parts.joined(separator: ";x/"),
            "\(path).", "\(path)%20", "\(path)%00", "\(path)%23", "\(path)%3F", path.uppercased(),
            parts.dropLast().map { "/\($0)" }.joined() + "/\(twice)",
            // The first letter in two bytes, which UTF-8 does not permit.
            "/%c1%\(String(parts[0].utf8.first.map { $0 & 0x3f | 0x80 } ?? 0, radix: 16))" + path.dropFirst(2),
            "\(path)\u{301}", "/\u{202e}\(parts.joined(separator: "/"))", "\(path)%0d%0a",
        ]
    }
}
