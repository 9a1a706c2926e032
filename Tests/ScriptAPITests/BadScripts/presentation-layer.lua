CATransaction.flush()
window.layer:presentation().opacity = 0.5
