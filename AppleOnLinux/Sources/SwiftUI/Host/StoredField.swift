@_spi(Reflection) import Swift

/// A stored property of a value, at its address.
///
/// SwiftUI connects dynamic properties where they are stored, in its own copy of the view. `Mirror` cannot do that,
/// because it returns copies.
struct StoredField {
    let name: String
    let type: any Any.Type
    let address: UnsafeMutableRawPointer

    /// Returns the stored properties of a struct or a tuple, and none for any other type.
    static func all(of owner: any Any.Type, at address: UnsafeMutableRawPointer) -> [StoredField] {
        // The first word of a type's metadata is its kind. Other kinds have no fields, or do not provide them.
        let kind = _MetadataKind(rawValue: unsafeBitCast(owner, to: UnsafePointer<UInt>.self).pointee)
        guard kind == .struct || kind == .tuple else { return [] }
        var fields: [StoredField] = []
        _forEachField(of: owner, options: []) { name, offset, type, _ in
            fields.append(StoredField(name: String(cString: name), type: type, address: address + offset))
            return true
        }
        return fields
    }
}

/// Returns whether SwiftUI considers two values equal: by `==` if there is one, by field in a struct, and otherwise by
/// byte, so that references are equal if they refer to the same object.
func isSame<Value>(_ first: Value, _ second: Value) -> Bool {
    var (first, second) = (first, second)
    return withUnsafeMutablePointer(to: &first) { first in
        withUnsafeMutablePointer(to: &second) { second in
            isSame(Value.self, UnsafeMutableRawPointer(first), UnsafeMutableRawPointer(second))
        }
    }
}

private func isSame<Value>(
    _ type: Value.Type,
    _ first: UnsafeMutableRawPointer,
    _ second: UnsafeMutableRawPointer
) -> Bool {
    if let equatable = type as? any Equatable.Type { return isEqual(equatable, first, second) }
    let fields = zip(StoredField.all(of: type, at: first), StoredField.all(of: type, at: second))
    guard fields.contains(where: { _ in true }) else {
        let bytes = UnsafeRawBufferPointer(start: first, count: MemoryLayout<Value>.size)
        return bytes.elementsEqual(UnsafeRawBufferPointer(start: second, count: MemoryLayout<Value>.size))
    }
    return fields.allSatisfy { isSame($0.type, $0.address, $1.address) }
}

private func isEqual<Value: Equatable>(
    _: Value.Type,
    _ first: UnsafeMutableRawPointer,
    _ second: UnsafeMutableRawPointer
) -> Bool {
    first.assumingMemoryBound(to: Value.self).pointee == second.assumingMemoryBound(to: Value.self).pointee
}
