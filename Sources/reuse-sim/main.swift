#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// A pipe that is closed early ends the output, not the work.
signal(SIGPIPE, SIG_IGN)
exit(Tool(POSIXSystem()).run(Array(CommandLine.arguments.dropFirst())).rawValue)
