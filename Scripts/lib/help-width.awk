# Prints the lines of the help that a terminal of 80 columns would break: texts between """ in the given files, less the
# indentation of the closing quotes. Lines with a value in them are left to the tests.
/^ *"""[,)]*$/ && inText {
  match($0, /^ */)
  indent = RLENGTH
  for (i = 1; i <= count; i++) {
    line = substr(lines[i], indent + 1)
    if (length(line) > 80 && line !~ /\\\(/) {
      print FILENAME ":" numbers[i] ": the help has at most 80 columns, this line has " length(line)
      bad = 1
    }
  }
  inText = 0
  next
}
inText { lines[++count] = $0; numbers[count] = FNR; next }
/"""$/ { inText = 1; count = 0 }
END { exit bad }
