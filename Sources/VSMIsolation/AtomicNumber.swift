public import CConcurrencyRuntime

/// An atomic number that is the first stored property of an object whose class has no superclass.
///
/// Nothing else may access the property. If the property were accessed by name, Swift would treat an atomic operation
/// as a modification, and only one may take place at a time. The value is valid while the object is alive, so create it
/// where it is used.
///
/// A lock would cost a third of an action; see the benchmark `observe-alone`. Swift's own atomic types require iOS 18 and its
/// siblings.
@usableFromInline
@safe
package struct AtomicNumber {
    @usableFromInline package let place: UnsafeMutablePointer<UInt64>

    @inlinable
    package init(firstPropertyOf object: AnyObject) {
        unsafe place = _getUnsafePointerToStoredProperties(object).assumingMemoryBound(to: UInt64.self)
    }

    @inlinable
    package func load() -> UInt64 { unsafe vsm_atomic_load_number(place) }

    @inlinable
    package func store(_ number: UInt64) { unsafe vsm_atomic_store_number(place, number) }

    /// Adds one, with overflow to zero.
    @inlinable
    package func increment() { unsafe vsm_atomic_increment_number(place) }
}
