@_exported @_spi(Inspection) public import VSMDiagrams
