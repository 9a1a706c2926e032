extension UIApplication {
  /// Synthetic fingers.
  public var touch: TouchDriver { part { TouchDriver(in: self) } }

  package var touchDelivery: TouchDelivery { part { TouchDelivery(in: self) } }
  package var gestures: GestureEnvironment { part { GestureEnvironment(in: self) } }
}
