// The app inspects the containers of these views in debug builds.
@_exported import VSMInspector
