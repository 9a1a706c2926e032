local Page = class("Page", UIViewController)
local told
function Page:viewDidAppear() told[#told + 1] = "+" .. self.title end
function Page:viewDidDisappear() told[#told + 1] = "-" .. self.title end
local function book()
  told = {}
  local all = {}
  for n = 1, 3 do all[n] = Page{title = tostring(n)} end
  local pages = UIPageViewController("scroll", "horizontal")
  local place = function(page) for n = 1, 3 do if all[n] == page then return n end end end
  local source = {
    pageViewController_viewControllerBefore = function(self, pages, page) return all[place(page) - 1] end,
    pageViewController_viewControllerAfter = function(self, pages, page) return all[place(page) + 1] end,
    pageViewController_willTransitionTo = function(self, pages, pending) told[#told + 1] = "to " .. pending[1].title end,
    pageViewController_didFinishAnimating = function(self, pages, finished, previous, completed)
      told[#told + 1] = previous[1].title .. " " .. tostring(completed)
    end,
  }
  pages.dataSource, pages.delegate, kept = source, source, source
  pages:setViewControllers({all[1]}, "forward", false)
  window.rootViewController = pages
  timeline:run()
  return pages, all
end

-- name UIPageViewController UIPageViewControllerDataSource scroll: a flick turns the page
local pages, all = book()
expect(all[1].parent, pages)
expect(told, {"+1"})
touch:flick{from = CGPoint(350, 400), to = CGPoint(150, 400), duration = 0.1}
timeline:run()
expect(pages.viewControllers, {all[2]})
expect(told, {"+1", "to 2", "+2", "-1", "1 true"})
expect({all[1].parent, all[1].view.superview, all[2].parent}, {nil, nil, pages})
-- The page fills the screen.
expect(window:convert(all[2].view.bounds, {from = all[2].view}), CGRect(0, 0, 393, 852))
touch:flick{from = CGPoint(50, 400), to = CGPoint(250, 400), duration = 0.1}
timeline:run()
expect(pages.viewControllers, {all[1]})

-- name transitionCompleted: a short, slow drag comes back
local pages, all = book()
touch:drag{from = CGPoint(300, 400), to = CGPoint(220, 400), duration = 0.5, hold = 0.3}
timeline:advance(0.6)
-- Under way: both pages are in the row, side by side.
expect(all[2].view.frame.minX - all[1].view.frame.minX, 393)
timeline:run()
expect(pages.viewControllers, {all[1]})
expect(told, {"+1", "to 2", "+1", "-2", "1 false"})
expect(all[2].parent, nil)

-- name ends: before the first page there is none, and the row springs back
local pages, all = book()
touch:drag{from = CGPoint(100, 400), to = CGPoint(300, 400), duration = 0.3}
timeline:run()
expect(pages.viewControllers, {all[1]})
expect(told, {"+1"})

-- name setViewControllers: the app turns the page; the delegate is not told
local pages, all = book()
local done
pages:setViewControllers({all[3]}, "reverse", true, function(finished) done = finished end)
timeline:advance(0.15)
expect(all[3].view.frame.minX < all[1].view.frame.minX, true)
timeline:run()
expect({done, pages.viewControllers[1]}, {true, all[3]})
expect(told, {"+1", "+3", "-1"})
expect(pcall(UIPageViewController, "pageCurl"), false)
