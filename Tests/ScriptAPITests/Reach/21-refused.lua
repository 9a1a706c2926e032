-- Numbers, indices and arrays that name nothing: what UIKit raises an exception for, or what would be another value in
-- silence, is an error.
local function refused(code, text, call)
  local isDone, failure = pcall(call)
  expect({isDone, failure.code, failure.message:find(text, 1, true) ~= nil}, {false, code, true})
end

-- name scrollToRow selectRow: a row that is not there is an error, as NSRangeException is on a device
local source = {}
function source:numberOfSections() return 2 end
function source:tableView_numberOfRowsInSection(_, section) return section == 0 and 3 or 0 end
function source:tableView_cellForRowAt() return UITableViewCell() end
local list = UITableView(CGRect(0, 0, 300, 300))
list.dataSource = source
window:addSubview(list)
refused("out-of-range", "a row below 3, not 3", function() list:scrollToRow(IndexPath{row = 3, section = 0}, "top", false) end)
refused("out-of-range", "a row below 0, not 0", function() list:scrollToRow(IndexPath{row = 0, section = 1}, "top", false) end)
refused("out-of-range", "a section below 2, not 5", function() list:scrollToRow(IndexPath{row = 0, section = 5}, "top", false) end)
refused("out-of-range", "a row below 3, not 9", function() list:selectRow(IndexPath{row = 9, section = 0}, false) end)
expect(#list.indexPathsForSelectedRows, 0)
list:selectRow(IndexPath{row = 2, section = 0}, false)
expect(list.indexPathForSelectedRow.row, 2)
-- Asked, not told: Apple's pages name what is answered for a row that is not there.
expect({list:cellForRow(IndexPath{row = 9, section = 0}) == nil, list:rectForRow(IndexPath{row = 9, section = 0})}, {true, CGRect.zero})

-- name scrollToItem selectItem numberOfSections: the same for items
local source = {}
function source:collectionView_numberOfItemsInSection() return 4 end
function source:collectionView_cellForItemAt() return UICollectionViewCell() end
local grid = UICollectionView(CGRect(0, 0, 300, 300), UICollectionViewFlowLayout())
expect(grid.numberOfSections, 0)
grid.dataSource = source
window:addSubview(grid)
expect(grid.numberOfSections, 1)
refused("out-of-range", "an item below 4, not 4", function() grid:scrollToItem(IndexPath(4, 0), "top", false) end)
refused("out-of-range", "a section below 1, not 1", function() grid:selectItem(IndexPath(0, 1), false) end)

-- name setViewControllers: a page that scrolls stands alone
local pages = UIPageViewController("scroll")
window.rootViewController = pages
refused("out-of-range", "one controller for this transitionStyle, not 0", function() pages:setViewControllers({}, "forward", false) end)
refused("out-of-range", "not 2", function()
  pages:setViewControllers({UIViewController(), UIViewController()}, "forward", false)
end)
expect(#pages.viewControllers, 0)

-- name exchangeSubview decelerationRate: indices of subviews that are there, and a share of the speed
local box = UIView()
box:addSubview(UIView())
refused("out-of-range", "from 0 to 0, not 1", function() box:exchangeSubview(0, 1) end)
refused("out-of-range", "from 0 to 1, not 1.5", function() UIScrollView().decelerationRate = 1.5 end)
refused("out-of-range", "from 0 to 1, not -0.5", function() UIScrollView().decelerationRate = -0.5 end)

-- name UIPercentDrivenInteractiveTransition: by hand a fraction is one, and a number that is none is no end
local view = UIView(CGRect(0, 0, 10, 10))
window:addSubview(view)
UIView.animate(1, function() view.alpha = 0 end)
timeline:begin()
refused("out-of-range", "from 0 to 1, not 1.5", function() timeline:update(1.5) end)
refused("out-of-range", "from 0 to 1, not -1", function() timeline:whatIf(-1) end)
refused("out-of-range", "from 0 to 1, not 2", function() timeline:whatIf(2) end)
timeline:finish()

-- name UIImage: a picture of nothing is one
expect(UIImage().size, CGSize.zero)
local two = UIView()
two:addSubview(UILabel())
two:addSubview(UIView())
two:exchangeSubview(0, 1)
expect(two.subviews[2]:isKind(UILabel), true)
