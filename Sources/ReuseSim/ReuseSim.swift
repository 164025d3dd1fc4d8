@_exported import Virtualization
