import SwiftImport
import SystemLibrary

exit(ImportCommand.run(Array(CommandLine.arguments.dropFirst())))
