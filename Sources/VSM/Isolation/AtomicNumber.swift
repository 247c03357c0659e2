public import CConcurrencyRuntime

/// A number that several threads read and write: the first stored property of an object whose class has no superclass.
///
/// The property is used in no other way. Through its name, Swift would take what an atomic operation does for a modification of
/// the property, of which there may be one at a time. Valid while the object is alive: make it where it is used.
@usableFromInline
@safe
struct AtomicNumber {
    @usableFromInline let place: UnsafeMutablePointer<UInt64>

    @inlinable
    init(firstPropertyOf object: AnyObject) {
        unsafe place = _getUnsafePointerToStoredProperties(object).assumingMemoryBound(to: UInt64.self)
    }

    @inlinable
    func load() -> UInt64 { unsafe vsm_atomic_load_number(place) }

    @inlinable
    func store(_ number: UInt64) { unsafe vsm_atomic_store_number(place, number) }

    /// Adds one, and begins again at zero after the largest number.
    @inlinable
    func increment() { unsafe vsm_atomic_increment_number(place) }
}
