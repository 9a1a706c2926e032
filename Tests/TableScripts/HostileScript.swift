package import ScriptRuntime

/// A script that gives every parameter of every row of a section every hostile value.
package enum HostileScript {
  /// The functions that the rows of a section are given to.
  ///
  /// `digest` is everything that can be read of an object, of the window and of the record. `attempt` calls a use with a value
  /// in the place of one argument, first to see what it does with each, then all that fail once more between two digests.
  private static let harness = """
    local function text(value)
      if math.type(value) == "float" then return string.format("%.17g", value) end
      -- Without numbers of objects: some properties give a new one at each reading.
      if type(value) ~= "table" then return (tostring(value):gsub("#%d*[^;>]*", "#")) end
      local parts = {}
      for index = 1, #value do parts[index] = tostring(value[index]):gsub("#%d*[^;>]*", "#") end
      return table.concat(parts, " ")
    end
    local function properties(object, names, into)
      for _, name in ipairs(names) do
        local isRead, value = pcall(function() return object[name] end)
        into[#into + 1] = isRead and name .. "=" .. text(value) or name .. "!"
      end
    end
    local function digest(object)
      local parts = {timeline:snapshot(), text(window.subviews), text(window.layer.sublayers or {})}
      properties(window, {"frame", "bounds", "transform", "alpha", "isHidden", "rootViewController"}, parts)
      if object ~= nil and type(object) ~= "number" then
        local isRead, value = pcall(text, object)
        parts[#parts + 1] = value
        properties(object, names, parts)
      end
      return table.concat(parts, "\\n")
    end
    local function difference(a, b)
      local before, after = {}, {}
      for line in a:gmatch("[^\\n]+") do before[line] = true end
      for line in b:gmatch("[^\\n]+") do if not before[line] then after[#after + 1] = line end end
      return table.concat(after, "; ")
    end
    local function say(...) print("@", (table.concat({...}, "\\t"):gsub("[\\n\\0\\27]", " "))) end
    local function judge(row, value, failure)
      if type(failure) == "string" then
        if not failure:find("the function failed", 1, true) then say("plain", row, value, failure) end
      elseif type(failure) ~= "table" or type(failure.code) ~= "string" then
        say("strange", row, value, type(failure))
      else
        say("refused", row, value, failure.code, failure.message)
      end
    end
    local function same(a, b) return a == b or a ~= a and b ~= b end
    local function clear()
      pcall(timeline.live, timeline)
      timeline:delete()
      for _, view in ipairs(window.subviews) do pcall(view.removeFromSuperview, view) end
      for _, layer in ipairs(window.layer.sublayers or {}) do pcall(layer.removeFromSuperlayer, layer) end
    end
    -- Times that are legal and keep a session busy for good: a timer every 1e-300 s, a finger that moves for 1e300 s.
    local endless = {
      ["Timer.scheduledTimer.interval"] = true,
      ["TouchDriver.drag.duration"] = true, ["TouchDriver.drag.hold"] = true, ["TouchDriver.flick.duration"] = true,
      ["TouchDriver.pinch.duration"] = true, ["TouchDriver.rotate.duration"] = true,
    }
    local function use(row, parameters, receiver, samples, call, property)
      local function arguments(object)
        local all = {}
        for index, sample in ipairs(samples) do all[index] = sample(object) end
        return all
      end
      local isMade, object = pcall(receiver)
      if not isMade then return say("unmade", row, tostring(object)) end
      local isDone, failure = pcall(function() return call(object, arguments(object)) end)
      say(isDone and "reached" or "missed", row, isDone and "" or tostring(failure))
      for position = 1, #samples do
        clear()
        local place = row .. "." .. parameters[position]
        if endless[place] then goto next end
        say("trying", place)
        local object, failing = receiver(), {}
        for _, value in ipairs(values) do
          local all = arguments(object)
          local given = value[2](object)
          all[position] = given
          local before
          if property then before = object[property] end
          local isDone, failure = pcall(call, object, all)
          if not isDone then
            judge(place, value[1], failure)
            -- What a function did before it failed stands.
            if type(failure) ~= "string" then failing[#failing + 1] = value end
          elseif property and math.type(given) then
            local after = object[property]
            if given ~= given then say("NaN taken", place, value[1]) end
            if math.type(after) and not same(after, given) and same(after, before) then say("ignored", row, value[1]) end
          end
          if isDone then say("reached", row) end
        end
        pcall(timeline.advance, timeline, 0.05)
        local object = receiver()
        local all = arguments(object)
        digest(object)
        -- Some calls begin by committing what is pending, which changes nothing.
        pcall(timeline.advance, timeline, 0)
        local before = digest(object)
        for _, value in ipairs(failing) do
          all[position] = value[2](object)
          if pcall(call, object, all) then before = digest(object) end
        end
        local after = digest(object)
        if before ~= after then say("changed", place, difference(before, after)) end
        ::next::
      end
    end

    """

  /// Everything that can be read of an instance.
  private static func readable(_ name: String, of catalog: Catalog) -> [String] {
    guard let entry = catalog.classes.first(where: { $0.name == name })?.entry else {
      return StructKind(rawValue: name)?.fields ?? []
    }
    return entry.properties.filter { !$0.isStatic }.map(\.name)
      + (entry.superclass.map { readable($0, of: catalog) } ?? [])
  }

  /// A script for a session of its own. It prints a line for each finding, with tabs between its fields: an @, what it is, the
  /// row or the row's parameter, the value, and what was said.
  package static func text(for section: TableSection, of catalog: Catalog) -> String {
    let names = readable(section.type, of: catalog).map { "\"\($0)\"" }.joined(separator: ", ")
    let uses = section.uses.map { use in
      let samples = use.samples.map { "function(o) return \($0) end" }.joined(separator: ", ")
      let parameters = use.parameters.map { "\"\($0)\"" }.joined(separator: ", ")
      let property = use.isAssignment ? "\"\(use.row.split(separator: ".")[1])\"" : "nil"
      return """
        use("\(use.row)", {\(parameters)}, function() return \(use.receiver) end, {\(samples)}, function(o, a) \(use.body) end, \(property))
        """
    }
    return TableMakers(catalog).prelude + HostileValues.prelude + "local names = {\(names)}\n" + harness
      + uses.joined(separator: "\n")
  }
}
