# Reads Swift files (Sources/GROUP/TARGET/FOLDER/...) and prints, for each two top folders of a target that name each other's types,
#   TARGET <tab> FOLDER <tab> EXAMPLE <tab> OTHER FOLDER <tab> EXAMPLE         where an example is `file:line Type`.
# Types are those declared at file scope and not private. A word after a dot is a member, and a nested type hides a type of
# the same name in its file. Comments and text in literals do not count; interpolated code does.

BEGIN {
  plain = "//|/[*]|#*\"\"\"|#*\""
  interpolated = plain "|[()]"
}

# The code of a line. Three things continue on the next line: `comments` open one in another, `literals` open likewise, and
# for each literal its end, its escape, and how many parentheses are open in the code interpolated in it (0 in its text).
function code(line,   out, found, hashes) {
  out = ""
  while (line != "") {
    if (comments) {
      if (!match(line, /\/[*]|[*]\//)) return out
      comments += substr(line, RSTART, 1) == "/" ? 1 : -1
      line = substr(line, RSTART + 2)
    } else if (literals && !parentheses[literals]) {
      line = afterText(line)
      out = out " "
    } else if (match(line, literals ? interpolated : plain)) {
      found = substr(line, RSTART, RLENGTH)
      out = out substr(line, 1, RSTART - 1) " "
      line = substr(line, RSTART + RLENGTH)
      if (found == "//") return out
      else if (found == "/*") comments = 1
      else if (found == "(") parentheses[literals]++
      else if (found == ")") parentheses[literals]--
      else {
        hashes = found
        gsub(/"/, "", hashes)
        end[++literals] = substr(found, length(hashes) + 1) hashes
        escape[literals] = "\\" hashes
        parentheses[literals] = 0
      }
    } else {
      return out line
    }
  }
  return out
}

# The text after the innermost literal on this line: interpolated code, or what is behind the literal.
function afterText(line) {
  for (; line != ""; line = substr(line, 2)) {
    if (index(line, escape[literals] "(") == 1) {
      parentheses[literals] = 1
      return substr(line, length(escape[literals]) + 2)
    }
    if (index(line, escape[literals]) == 1) line = substr(line, length(escape[literals]) + 1)
    else if (index(line, end[literals]) == 1) return substr(line, length(end[literals--]) + 1)
  }
  if (end[literals] !~ /"""/) literals--
  return ""
}

function endFile(   name) {
  for (name in used) {
    if (!(name in hidden) && !((folder, name) in use)) use[folder, name] = file ":" used[name] " " name
    delete used[name]
  }
  for (name in hidden) delete hidden[name]
  depth = comments = literals = 0
}

FNR == 1 {
  endFile()
  file = FILENAME
  split(file, path, "/")
  target = path[3]
  folder = target "\t" (path[5] == "" ? "(root)" : path[4])
}

{
  line = code($0)
  for (rest = line; match(rest, /[{}]|(^|[ \t])(class|struct|enum|protocol|typealias|actor)[ \t]+[A-Za-z_][A-Za-z0-9_]*/); ) {
    found = substr(rest, RSTART, RLENGTH)
    before = substr(rest, 1, RSTART - 1)
    rest = substr(rest, RSTART + RLENGTH)
    if (found == "{") depth++
    else if (found == "}") depth--
    else {
      sub(/.*[ \t]/, "", found)
      if (depth > 0 || before ~ /(^|[ \t])(private|fileprivate)([ \t]|$)/) hidden[found] = 1
      else home[target, found] = folder
    }
  }
  gsub(/[.][.][.<]|[^A-Za-z0-9_.]+/, " ", line)
  count = split(line, words, " ")
  for (i = 1; i <= count; i++) {
    name = words[i]
    sub(/[.].*/, "", name)
    if (name ~ /^[A-Z_]/ && !(name in used)) used[name] = FNR
  }
}

END {
  endFile()
  for (key in use) {
    split(key, user, SUBSEP)
    split(user[1], module, "\t")
    declaring = home[module[1], user[2]]
    if (declaring == "" || declaring == user[1]) continue
    arrow = user[1] SUBSEP declaring
    if (!(arrow in example) || use[key] < example[arrow]) example[arrow] = use[key]
  }
  for (arrow in example) {
    split(arrow, ends, SUBSEP)
    back = ends[2] SUBSEP ends[1]
    if (ends[1] < ends[2] && back in example) {
      sub(/.*\t/, "", ends[2])
      print ends[1] "\t" example[arrow] "\t" ends[2] "\t" example[back]
    }
  }
}
