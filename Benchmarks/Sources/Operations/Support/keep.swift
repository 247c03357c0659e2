/// Prevents that the compiler removes an unused object.
@inline(never)
@_optimize(none)
func keep(_ object: AnyObject) {}

/// Prevents that the compiler removes an unused number.
@inline(never)
@_optimize(none)
func keep(_ number: Int) {}
