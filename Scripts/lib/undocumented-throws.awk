# Reads Swift files and prints `file:line: declaration` for each declaration that other modules can use (`public`, `open` or
# `package`, or a requirement of such a protocol), that throws, and whose doc comment names no error after `- Throws:`.
# A throwing function type of a parameter does not count.

FNR == 1 { documented = open = 0; protocol = 0 }

/^[ \t]*\/\/\// {
  if (/- Throws: .*`/) documented = 1
  next
}

# Attributes on lines of their own stand between a comment and its declaration.
/^[ \t]*@[A-Za-z_]+(\([^()]*\))?[ \t]*$/ { next }

/^(public|package) protocol / { protocol = 1 }
/^}/ { protocol = 0 }

!open && /(^|[ \t])(func|init|subscript|var)([ \t(<?]|$)/ {
  head = $0
  sub(/(func|init|subscript|var)([ \t(<?]|$).*/, "", head)
  accessible = head ~ /(^|[ \t])(public|package|open)[ \t]/ || (protocol && head ~ /^  ([a-z]+ )*$/)
  if (accessible) {
    start = FNR
    name = $0
    isVariable = $0 ~ /(^|[ \t])var /
    isDocumented = documented
    throws = depth = 0
    open = 1
  }
}

# A property's getter may throw as well.
!open && start && FNR - start < 3 && /^[ \t]*get .*throws/ && !isDocumented { report() }

open {
  sub(/\/\/.*/, "")
  readSignature($0)
}

{ documented = 0 }

function readSignature(line,   c, i, outside) {
  outside = ""
  for (i = 1; i <= length(line); i++) {
    c = substr(line, i, 1)
    if (c == "(" || c == "[") depth++
    else if (c == ")" || c == "]") depth--
    else if (depth == 0) {
      if (c == "{") {
        if (substr(line, i) ~ /^{ *get .*throws/) throws = 1
        open = 0
        break
      }
      outside = outside c
    }
  }
  if (outside ~ /(^|[^A-Za-z])throws([^A-Za-z]|$)/) throws = 1
  # A requirement and a stored property have no body.
  if (depth == 0 && (protocol || isVariable)) open = 0
  if (!open && throws && !isDocumented) report()
}

function report() {
  sub(/^[ \t]+/, "", name)
  print FILENAME ":" start ": " name
  start = 0
}
