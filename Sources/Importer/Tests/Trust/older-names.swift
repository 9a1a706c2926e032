// The names that Swift 4 has for the order of subviews.
// prints: back true, front true

import UIKit

let view = UIView()
let first = UIView()
let second = UIView()
view.addSubview(first)
view.addSubview(second)
view.bringSubview(toFront: first)
let isBack = view.subviews[0] === second
view.sendSubview(toBack: first)
print("back \(isBack), front \(view.subviews[1] === second)")
