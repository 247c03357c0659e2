public import CConcurrencyRuntime

/// A byte that several threads read and write: one of the first bytes of an object whose class has no superclass.
///
/// The first stored property has the bytes, and is used in no other way; see ``AtomicNumber``.
@usableFromInline
@safe
package struct AtomicByte {
    @usableFromInline let object: AnyObject
    @usableFromInline let index: Int

    /// - Parameters:
    ///   - index: Which byte of the first stored property it is.
    ///   - object: The object.
    @inlinable
    package init(_ index: Int = 0, inFirstPropertyOf object: AnyObject) {
        self.index = index
        self.object = object
    }

    @inlinable
    package func load() -> UInt8 { unsafe withPlace { unsafe vsm_atomic_load_byte($0) } }

    @inlinable
    package func store(_ byte: UInt8) { unsafe withPlace { unsafe vsm_atomic_store_byte($0, byte) } }

    /// Replaces the byte if it is the expected one, acquiring and releasing.
    ///
    /// - Returns: Whether it was.
    @inlinable
    func replace(_ expected: UInt8, by desired: UInt8) -> Bool {
        unsafe withPlace { unsafe vsm_atomic_replace_byte($0, expected, desired) }
    }

    @inline(__always)
    @inlinable
    func withPlace<Result>(_ body: (UnsafeMutablePointer<UInt8>) -> Result) -> Result {
        withExtendedLifetime(object) {
            unsafe body(_getUnsafePointerToStoredProperties(object).assumingMemoryBound(to: UInt8.self) + index)
        }
    }
}
