// vsm-ios 2.0 contains its version 1 as this module. Here, `VSM` takes the actions of both versions.
@_exported public import VSM
