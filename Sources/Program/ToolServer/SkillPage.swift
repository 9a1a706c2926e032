/// A page for programs with a language model, which says when to use which tool: <https://agentskills.io/specification>.
package enum SkillPage {
  package static let text =
    """
    ---
    name: playhead
    description: Check and look at UIKit transitions and Core Animation code, in Lua or Swift, without a device. Use it \
    when a transition, an animation or a gesture is written or changed.
    ---

    # playhead

    \(Tool.instructions)

    `playhead mcp` has these tools; each is a command of the program as well:

    \(Tool.all.map { "- `\($0.name)`: \($0.summary)" }.joined(separator: "\n"))

    1. Write the animator or the gesture in a file, with what presents it.
    2. `check` it, and mend each finding at its line: `cure` says how, `explain` why.
    3. `picture` at the middle, and `what_if` at 0.3: does it look right, and is everything back after a cancel?
    4. `check` again, until nothing breaks.

    """
}
