/// What the library takes from Apple's `Dispatch`.
open class DispatchQueue {}
