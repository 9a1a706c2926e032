import PlainText
import RecordingExport

/// Completions of the command line for bash, zsh and fish, from the tables of commands and options.
enum ShellCompletions {
  // MARK: bash

  static var bash: String {
    """
    # bash completion for playhead: made by Scripts/generate.
    _playhead() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command='' place
      local IFS=$'\\n'
      COMPREPLY=()
      case $before in
    \(bashValues)
      esac
      for ((place = 1; place < COMP_CWORD; place++)); do
        case ${COMP_WORDS[place]} in
          \(commandNames.joined(separator: " | "))) command=${COMP_WORDS[place]}; break ;;
        esac
      done
      if [[ $word == -* ]]; then
        local options
        case $command in
    \(bashOptions)
        esac
        COMPREPLY=($(compgen -W "$options" -- "$word"))
        return
      fi
      case $command in
    \(bashCommands)
        *)
          ((COMP_CWORD > 1)) || COMPREPLY=($(compgen -W '\(lines(commandNames))' -- "$word"))
          COMPREPLY+=($(compgen -f -X '!*.lua' -- "$word") $(compgen -d -- "$word"))
          ;;
      esac
    }
    complete -o filenames -F _playhead playhead

    """
  }

  private static var bashValues: String {
    CommandLineOption.all.compactMap { option -> String? in
      guard option.value != nil else { return nil }
      return "    \(option.spellings.joined(separator: " | "))) \(bashReply(option.completes)) return ;;"
    }.joined(separator: "\n")
  }

  /// The options of each command; those of run where there is no command yet.
  private static var bashOptions: String {
    ProgramCommand.Name.allCases.filter { $0 != .run }
      .map { name in "      \(name.rawValue)) options='\(lines(spellings(of: name)))' ;;" }
      .joined(separator: "\n") + "\n      *) options='\(lines(spellings(of: .run)))' ;;"
  }

  private static var bashCommands: String {
    ProgramCommand.all.filter { $0.completes.list != nil }.map { command in
      "    \(command.name.rawValue)) \(bashReply(command.completes)) ;;"
    }.joined(separator: "\n")
  }

  /// The names of devices contain spaces, which have to be quoted.
  private static func bashReply(_ offered: OfferedWords) -> String {
    guard let words = offered.list else { return "COMPREPLY=($(compgen -f -- \"$word\"));" }
    if words.isEmpty { return ":;" }
    return "COMPREPLY=($(compgen -W '\(lines(words.map(escapedBlanks)))' -- \"$word\"));"
  }

  private static func escapedBlanks(_ word: String) -> String {
    word.split(separator: " ").joined(separator: "\\ ")
  }

  private static func lines(_ words: [String]) -> String { words.joined(separator: "\n") }

  // MARK: zsh

  static var zsh: String {
    """
    #compdef playhead
    # zsh completion for playhead: made by Scripts/generate.
    _playhead() {
      local -a commands
      commands=(
    \(ProgramCommand.all.map { "    \(ShellWord.quoted("\($0.name.rawValue):\($0.summary)"))" }.joined(separator: "\n"))
      )
      local command=${words[(r)(\(commandNames.joined(separator: "|")))]}
      local rest='*:file:_files'
      case $command in
    \(zshCommands)
        '') rest='*::script:->scripts' ;;
      esac
      local -a options
      case $command in
    \(zshOptions)
      esac
      local state
      _arguments -S $options $rest
      [[ $state == scripts ]] || return
      ((CURRENT > 1)) || _describe -t commands command commands
      _files -g '*.lua'
    }
    _playhead "$@"

    """
  }

  private static var zshCommands: String {
    ProgramCommand.all.compactMap { command -> String? in
      guard let words = command.completes.list else { return nil }
      let offered = words.isEmpty ? " " : "(\(words.map(escapedBlanks).joined(separator: " ")))"
      return "    \(command.name.rawValue)) rest=\(ShellWord.quoted("*:word:\(offered)")) ;;"
    }.joined(separator: "\n")
  }

  /// The options of each command; those of run where there is no command yet.
  private static var zshOptions: String {
    ProgramCommand.Name.allCases.filter { $0 != .run }
      .map { "    \($0.rawValue)) options=(\(zshOptions(of: $0))) ;;" }.joined(separator: "\n")
      + "\n    *) options=(\(zshOptions(of: .run))) ;;"
  }

  private static func zshOptions(of command: ProgramCommand.Name) -> String {
    CommandLineOption.all(of: command).flatMap { option in
      option.spellings.map { spelling in
        let summary = zshText(option.summary)
        guard let placeholder = option.value?.placeholder else { return ShellWord.quoted("\(spelling)[\(summary)]") }
        let offered =
          option.completes.list.map { words in
            words.isEmpty ? " " : "(\(words.map(escapedBlanks).joined(separator: " ")))"
          } ?? "_files"
        let value = spelling.hasPrefix("--") ? "=" : ""
        return ShellWord.quoted("*\(spelling)\(value)[\(summary)]:\(placeholder):\(offered)")
      }
    }.joined(separator: "\n      ")
  }

  private static func zshText(_ text: String) -> String {
    text.map { "[]:".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  // MARK: fish

  static var fish: String {
    let commands = ProgramCommand.all.map { command in
      "complete -c playhead -n __fish_use_subcommand -a \(command.name.rawValue) -d \(ShellWord.quoted(command.summary))"
    }
    let words = ProgramCommand.all.compactMap { command -> String? in
      guard let words = command.completes.list else { return nil }
      let offered = words.isEmpty ? "" : " -a \(ShellWord.quoted(words.joined(separator: " ")))"
      return "complete -c playhead -n '__fish_seen_subcommand_from \(command.name.rawValue)' -f\(offered)"
    }
    let options = CommandLineOption.all.map { option -> String in
      let spellings = option.spellings.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }
      var line = "complete -c playhead\(fishCondition(of: option)) \(spellings.joined(separator: " "))"
      if option.value != nil {
        line += option.completes.list == nil ? " -r -F" : " -x"
        if let words = option.completes.list, !words.isEmpty {
          line += " -a \(ShellWord.quoted(words.map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: " ")))"
        }
      }
      return line + " -d \(ShellWord.quoted(option.summary))"
    }
    return (["# fish completion for playhead: made by Scripts/generate."] + commands + words + options)
      .joined(separator: "\n") + "\n"
  }

  /// The condition for offering an option; empty for an option of every command.
  private static func fishCondition(of option: CommandLineOption) -> String {
    let others = ProgramCommand.Name.allCases.filter { !option.commands.contains($0) }.map(\.rawValue)
    if others.isEmpty { return "" }
    let own = option.commands.map(\.rawValue).joined(separator: " ")
    return option.commands.contains(.run)
      ? " -n 'not __fish_seen_subcommand_from \(others.joined(separator: " "))'"
      : " -n '__fish_seen_subcommand_from \(own)'"
  }

  // MARK: Words

  private static var commandNames: [String] { ProgramCommand.all.map(\.name.rawValue) }
  private static func spellings(of command: ProgramCommand.Name) -> [String] {
    CommandLineOption.all(of: command).flatMap(\.spellings)
  }
}
