import Glibc

exit(Bench(CommandLine.arguments.dropFirst()).run())
