// A site that imports VSMWebInspector can force the outcomes of its dependencies, too.
@_exported public import VSMInspector
