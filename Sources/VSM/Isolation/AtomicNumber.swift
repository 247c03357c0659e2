public import CConcurrencyRuntime

/// A number that several threads read and write, in a stored property of a class.
///
/// The methods are mutating because they need the property's own address. Threads call them at the same time, so the property is
/// declared `@exclusivity(unchecked)`.
@usableFromInline
@safe
struct AtomicNumber: ~Copyable {
    @usableFromInline var value: UInt64

    @inlinable
    init(_ value: UInt64) {
        self.value = value
    }

    @inlinable
    mutating func load() -> UInt64 { unsafe vsm_atomic_load_number(&value) }

    @inlinable
    mutating func store(_ number: UInt64) { unsafe vsm_atomic_store_number(&value, number) }

    /// Adds one, and begins again at zero after the largest number.
    @inlinable
    mutating func increment() { unsafe vsm_atomic_increment_number(&value) }
}

/// Whether something is so, which several threads ask and say; see ``AtomicNumber``.
@usableFromInline
@safe
package struct AtomicFlag: ~Copyable {
    @usableFromInline var byte: UInt8 = 0

    @inlinable
    package init() {}

    @inlinable package var isSet: Bool {
        mutating get { unsafe vsm_atomic_load_byte(&byte) != 0 }
    }

    @inlinable
    package mutating func set(_ isSet: Bool = true) { unsafe vsm_atomic_store_byte(&byte, isSet ? 1 : 0) }
}
