#if DEBUG
// An app that imports VSMInspector has containers, too.
@_exported public import VSM
#endif
