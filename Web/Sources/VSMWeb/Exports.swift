// Pages that import VSMWeb have containers and sequences of states, too.
@_exported public import VSM
