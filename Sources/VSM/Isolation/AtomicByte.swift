public import CConcurrencyRuntime

/// A byte that several threads read and write: one of the first bytes of an object whose class has no superclass.
///
/// The first stored property has the bytes, and is used in no other way; see ``AtomicNumber``. Valid while the object is alive: make
/// it where it is used.
@usableFromInline
@safe
package struct AtomicByte {
    @usableFromInline let place: UnsafeMutablePointer<UInt8>

    /// - Parameters:
    ///   - index: Which byte of the first stored property it is.
    ///   - object: The object.
    @inlinable
    package init(_ index: Int = 0, inFirstPropertyOf object: AnyObject) {
        unsafe place = _getUnsafePointerToStoredProperties(object).assumingMemoryBound(to: UInt8.self) + index
    }

    @inlinable
    package func load() -> UInt8 { unsafe vsm_atomic_load_byte(place) }

    @inlinable
    package func store(_ byte: UInt8) { unsafe vsm_atomic_store_byte(place, byte) }

    /// Replaces the byte if it is the expected one, acquiring and releasing.
    ///
    /// - Returns: Whether it was.
    @inlinable
    func replace(_ expected: UInt8, by desired: UInt8) -> Bool {
        unsafe vsm_atomic_replace_byte(place, expected, desired)
    }
}
