/// The index of errors and warnings as Markdown: a section for each code.
package enum ErrorIndex {
  package static var text: String {
    var page = MarkdownText()
    page.heading(1, "Errors and warnings")
    page.paragraph(
      """
      Every error has a code, in `error.code` and at the end of its one-line message. `playhead explain CODE` and, in the
      shell, `:explain CODE` show the sections of this page. `pcall` returns the error as an object: `code`, `message`,
      `hint`, `file`, `line`, `time`. Warnings do not stop a script: `UIApplication.shared.warnings` holds them, with the
      same fields.
      """)
    page.paragraph("Errors:")
    page.list(ErrorPage.errors.map { "[`\($0.code)`](#\($0.code))" })
    page.paragraph("Warnings:")
    page.list(ErrorPage.warnings.map { "[`\($0.code)`](#\($0.code))" })
    for error in ErrorPage.all {
      page.heading(2, error.code)
      page.paragraph(error.cause)
      if let wrong = error.wrong { page.code(wrong, language: "lua") }
      if let right = error.right {
        page.paragraph("Right:")
        page.code(right, language: "lua")
      }
    }
    return page.text
  }
}
