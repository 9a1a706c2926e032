import RecordingFiles
import ScriptTools

extension MetaFile {
  package var text: String {
    switch self {
    case .manual: ProgramManual.text
    case .language: LanguageManual.text
    case .bash: ShellCompletions.bash
    case .zsh: ShellCompletions.zsh
    case .fish: ShellCompletions.fish
    case .definitions: EditorFiles.definitions
    case .reference: ReferencePage.text
    case .traceSchema: TraceSchema.text
    case .kernelSpec: NotebookKernel.installed.specification
    case .kernel: NotebookKernel.program
    case .importTable: ImportTable.text
    }
  }
}
