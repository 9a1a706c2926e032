-- A container that nobody holds lives as long as its transition.
do
  local navigation = UINavigationController(UIViewController())
  window.rootViewController = navigation
  timeline:run()
  navigation:pushViewController(UIViewController(), true)
end
window.rootViewController = UIViewController()
collectgarbage()
timeline:run()
