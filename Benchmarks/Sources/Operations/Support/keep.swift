/// Makes the compiler believe that an object is used.
@inline(never)
@_optimize(none)
func keep(_ object: AnyObject) {}

/// Makes the compiler believe that a number is used.
@inline(never)
@_optimize(none)
func keep(_ number: Int) {}
