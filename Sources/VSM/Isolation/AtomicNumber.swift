public import CConcurrencyRuntime

/// A number that several threads read and write: the first stored property of an object whose class has no superclass.
///
/// The property is used in no other way. Through its name, Swift would take what an atomic operation does for a modification of
/// the property, of which there may be one at a time.
@usableFromInline
@safe
struct AtomicNumber {
    @usableFromInline let object: AnyObject

    @inlinable
    init(firstPropertyOf object: AnyObject) {
        self.object = object
    }

    @inlinable
    func load() -> UInt64 { unsafe withPlace { unsafe vsm_atomic_load_number($0) } }

    @inlinable
    func store(_ number: UInt64) { unsafe withPlace { unsafe vsm_atomic_store_number($0, number) } }

    /// Adds one, and begins again at zero after the largest number.
    @inlinable
    func increment() { unsafe withPlace { unsafe vsm_atomic_increment_number($0) } }

    @inline(__always)
    @inlinable
    func withPlace<Result>(_ body: (UnsafeMutablePointer<UInt64>) -> Result) -> Result {
        withExtendedLifetime(object) {
            unsafe body(_getUnsafePointerToStoredProperties(object).assumingMemoryBound(to: UInt64.self))
        }
    }
}
