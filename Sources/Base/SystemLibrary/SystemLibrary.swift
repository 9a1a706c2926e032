#if canImport(Darwin)
  @_exported import Darwin
#else
  @_exported import Glibc
#endif
