import LayerKit

/// A world that ends with its test: layers keep their world and a world keeps what it shows, so that one that still shows
/// some would never be freed.
final class WorldLife {
  let world: World

  init(framesPerSecond: Int = 60) { world = World(framesPerSecond: framesPerSecond) }

  deinit { world.shutDown() }
}
