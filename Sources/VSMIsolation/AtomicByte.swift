public import CConcurrencyRuntime

/// An atomic byte in the first stored property of an object whose class has no superclass.
///
/// Nothing else may access the property; see ``AtomicNumber``. The value is valid while the object is alive, so create
/// it where it is used.
@usableFromInline
@safe
package struct AtomicByte {
    @usableFromInline package let place: UnsafeMutablePointer<UInt8>

    /// - Parameters:
    ///   - index: The index of the byte in the first stored property.
    ///   - object: The object.
    @inlinable
    package init(_ index: Int, inFirstPropertyOf object: AnyObject) {
        unsafe place = _getUnsafePointerToStoredProperties(object).assumingMemoryBound(to: UInt8.self) + index
    }

    @inlinable
    package func load() -> UInt8 { unsafe vsm_atomic_load_byte(place) }

    /// Replaces the byte, with release ordering.
    @inlinable
    package func store(_ byte: UInt8) { unsafe vsm_atomic_store_byte(place, byte) }

    /// Replaces the byte if it has the expected value, with acquire and release ordering.
    ///
    /// - Returns: Whether it had the expected value.
    @inlinable
    package func replace(_ expected: UInt8, by desired: UInt8) -> Bool {
        unsafe vsm_atomic_replace_byte(place, expected, desired)
    }
}
