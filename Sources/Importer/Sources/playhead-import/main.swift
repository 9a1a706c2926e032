import Glibc
import SwiftImport

exit(ImportCommand.run(Array(CommandLine.arguments.dropFirst())))
