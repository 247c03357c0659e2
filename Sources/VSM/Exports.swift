// Everything in it is for this package and for hosts.
@_exported @_spi(Host) public import VSMIsolation
