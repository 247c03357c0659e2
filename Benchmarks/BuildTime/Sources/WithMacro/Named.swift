@attached(member, names: named(typeName))
macro Named() = #externalMacro(module: "Macros", type: "NamedMacro")
