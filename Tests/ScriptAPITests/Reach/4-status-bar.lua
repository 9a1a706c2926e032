-- name prefersStatusBarHidden setNeedsStatusBarAppearanceUpdate: a controller hides the status bar and shows it again
local Photo = class("Photo", UIViewController)
function Photo:prefersStatusBarHidden() return self.isBare end
local photo = Photo()
window.rootViewController = photo
expect(UIApplication.shared.statusBarFrame.height, 54)
photo.isBare = true
expect(UIApplication.shared.statusBarFrame.height, 54)
photo:setNeedsStatusBarAppearanceUpdate()
expect(UIApplication.shared.statusBarFrame.height, 0)
-- An island is in its place, so the safe area stays.
expect(photo.view.safeAreaInsets.top, 59)
photo.isBare = false
photo:setNeedsStatusBarAppearanceUpdate()
expect(UIApplication.shared.statusBarFrame.height, 54)
expect(#timeline:events("statusBar"), 2)

-- name preferredStatusBarStyle UIStatusBarStyle lightContent modalPresentationCapturesStatusBarAppearance: who is asked
local Light = class("Light", UIViewController)
function Light:preferredStatusBarStyle() return "lightContent" end
local root = UIViewController()
window.rootViewController = root
local function style(presented, presentationStyle, captures)
  presented.modalPresentationStyle = presentationStyle
  presented.modalPresentationCapturesStatusBarAppearance = captures
  root:present(presented, false)
  timeline:run()
  local shown = UIApplication.shared.statusBarStyle
  root:dismiss(false)
  timeline:run()
  return shown, UIApplication.shared.statusBarStyle
end
expect({style(Light(), "fullScreen", false)}, {"lightContent", "default"})
expect({style(Light(), "overFullScreen", false)}, {"default", "default"})
expect({style(Light(), "overFullScreen", true)}, {"lightContent", "default"})
expect({style(Light(), "pageSheet", false)}, {"default", "default"})

-- name childForStatusBarStyle: containers ask the child they show, and a class may say otherwise
local Light = class("Light", UIViewController)
function Light:preferredStatusBarStyle() return "lightContent" end
window.rootViewController = UINavigationController(Light())
expect(UIApplication.shared.statusBarStyle, "lightContent")
local Deaf = class("Deaf", UINavigationController)
function Deaf:childForStatusBarStyle() return nil end
local deaf = Deaf()
deaf.viewControllers = {Light()}
window.rootViewController = deaf
expect(UIApplication.shared.statusBarStyle, "default")

-- name isEditing setEditing: kept by the controller, unless its class keeps it otherwise
local List = class("List", UIViewController)
function List:setEditing(editing, animated)
  List.super.setEditing(self, editing, animated)
  self.said = {editing, animated}
end
local list = List()
list.isEditing = true
expect({list.isEditing, list.said[1], list.said[2]}, {true, true, false})
list:setEditing(false, true)
expect({list.isEditing, list.said[2]}, {false, true})
