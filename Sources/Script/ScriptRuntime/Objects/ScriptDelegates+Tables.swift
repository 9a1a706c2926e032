import Limits
import MotionMath
package import ViewKit

// The questions of tables, in the words of a script.

extension UITableViewDataSource where Self: ScriptResponding {
  package func numberOfSections(in tableView: UITableView) -> Int {
    response("numberOfSections", [.object(tableView)]) { try $0.integer(in: 0...Limit.collectionSections.most) } ?? 1
  }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    response("tableView_numberOfRowsInSection", [.object(tableView), .integer(section)]) {
      try $0.integer(in: 0...tableView.rowRoom)
    } ?? 0
  }

  package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    response("tableView_cellForRowAt", [.object(tableView), .indexPath(indexPath)]) {
      try $0.object(UITableViewCell.self)
    } ?? UITableViewCell(in: tableView.app)
  }

  package func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    title("tableView_titleForHeaderInSection", tableView, section)
  }

  package func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    title("tableView_titleForFooterInSection", tableView, section)
  }

  private func title(_ name: String, _ table: UITableView, _ section: Int) -> String? {
    response(name, [.object(table), .integer(section)]) { $0.isNil ? nil : try $0.string() }?.flatMap { $0 }
  }
}

extension UITableViewDelegate where Self: ScriptResponding {
  package func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> Double? {
    height("tableView_heightForRowAt", tableView, .indexPath(indexPath))
  }

  package func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> Double? {
    height("tableView_heightForHeaderInSection", tableView, .integer(section))
  }

  package func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> Double? {
    height("tableView_heightForFooterInSection", tableView, .integer(section))
  }

  private func height(_ name: String, _ table: UITableView, _ place: ScriptValue) -> Double? {
    response(name, [.object(table), place]) { $0.isNil ? nil : try $0.number() }?.flatMap { $0 }
  }

  package func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    object("tableView_viewForHeaderInSection", [.object(tableView), .integer(section)], as: UIView.self)
  }

  package func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    object("tableView_viewForFooterInSection", [.object(tableView), .integer(section)], as: UIView.self)
  }

  package func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    response("tableView_willSelectRowAt", [.object(tableView), .indexPath(indexPath)]) {
      $0.isNil ? nil : try $0.indexPath()
    } ?? indexPath
  }

  package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    notify("tableView_didSelectRowAt", [.object(tableView), .indexPath(indexPath)])
  }

  package func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    notify("tableView_didDeselectRowAt", [.object(tableView), .indexPath(indexPath)])
  }

  package func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    notify("tableView_accessoryButtonTappedForRowWith", [.object(tableView), .indexPath(indexPath)])
  }

  package func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    notify("tableView_willDisplay", [.object(tableView), .object(cell), .indexPath(indexPath)])
  }

  package func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    notify("tableView_didEndDisplaying", [.object(tableView), .object(cell), .indexPath(indexPath)])
  }
}
