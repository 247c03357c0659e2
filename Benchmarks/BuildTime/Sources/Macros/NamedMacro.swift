import SwiftCompilerPlugin
import SwiftSyntax
import SwiftSyntaxMacros

/// Adds the name of a type as a property.
struct NamedMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text else { return [] }
        return ["static let typeName = \(literal: name)"]
    }
}

@main
struct Plugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [NamedMacro.self]
}
