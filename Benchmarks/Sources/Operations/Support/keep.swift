/// Prevents the compiler from removing an unused object.
@inline(never)
@_optimize(none)
func keep(_ object: AnyObject) {}

/// Prevents the compiler from removing an unused number.
@inline(never)
@_optimize(none)
func keep(_ number: Int) {}
