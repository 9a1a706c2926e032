/// A file that is made from the program's tables and wanted where no source is: `playhead meta PATH` prints it.
///
/// Its path is below the `share` of an installed playhead; but the last one is what `playhead-import` is built with.
package enum MetaFile: String, CaseIterable, Sendable {
  case manual = "man/man1/playhead.1"
  case language = "man/man7/playhead-lua.7"
  case bash = "bash-completion/completions/playhead"
  case zsh = "zsh/site-functions/_playhead"
  case fish = "fish/vendor_completions.d/playhead.fish"
  case definitions = "playhead/library/playhead.lua"
  case reference = "playhead/guides/Reference.md"
  case traceSchema = "playhead/trace.schema.json"
  case kernelSpec = "jupyter/kernels/playhead/kernel.json"
  case kernel = "jupyter/kernels/playhead/kernel.py"
  case importTable = "importer/Rows.tsv"
}
