#include "CResources.h"

// Of C23, and known to clang for each C: the bytes of a file, without a letter of it being read as a number. Swift takes eight
// seconds for an array of 100,000 numbers, and seventeen to optimise it.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define FILE_OF(name) \
  ph_resource ph_##name(void) { return (ph_resource){name, sizeof name}; }

static const unsigned char why_did_my_transition[] = {
#embed "../../Engine/TransitionChecker/WhyDidMyTransition.md"
};
FILE_OF(why_did_my_transition)

static const unsigned char inter_light[] = {
#embed "../../Pictures/FrameRendering/Face/Inter-Light.otf"
};
FILE_OF(inter_light)

static const unsigned char inter_regular[] = {
#embed "../../Pictures/FrameRendering/Face/Inter-Regular.otf"
};
FILE_OF(inter_regular)

static const unsigned char inter_medium[] = {
#embed "../../Pictures/FrameRendering/Face/Inter-Medium.otf"
};
FILE_OF(inter_medium)

static const unsigned char inter_semi_bold[] = {
#embed "../../Pictures/FrameRendering/Face/Inter-SemiBold.otf"
};
FILE_OF(inter_semi_bold)

static const unsigned char inter_bold[] = {
#embed "../../Pictures/FrameRendering/Face/Inter-Bold.otf"
};
FILE_OF(inter_bold)

static const unsigned char apple_callbacks[] = {
#embed "../../Script/ScriptRuntime/Catalog/AppleCallbacks.txt"
};
FILE_OF(apple_callbacks)

static const unsigned char page[] = {
#embed "../../Pictures/RecordingFiles/Page/page.html"
};
FILE_OF(page)

static const unsigned char errors[] = {
#embed "../../Script/ScriptTools/Reference/Errors.md"
};
FILE_OF(errors)

static const unsigned char stub_prelude[] = {
#embed "../../Script/SwiftExport/Stub/prelude.txt"
};
FILE_OF(stub_prelude)

static const unsigned char finding_driver[] = {
#embed "../../Script/SwiftExport/Findings/driver.txt"
};
FILE_OF(finding_driver)

static const unsigned char test_arranging[] = {
#embed "../../Program/PlayheadTool/Test/Lua/arranging.lua"
};
FILE_OF(test_arranging)

static const unsigned char test_values[] = {
#embed "../../Program/PlayheadTool/Test/Lua/values.lua"
};
FILE_OF(test_values)

static const unsigned char test_checking[] = {
#embed "../../Program/PlayheadTool/Test/Lua/checking.lua"
};
FILE_OF(test_checking)

static const unsigned char test_spying[] = {
#embed "../../Program/PlayheadTool/Test/Lua/spying.lua"
};
FILE_OF(test_spying)

static const unsigned char test_performing[] = {
#embed "../../Program/PlayheadTool/Test/Lua/performing.lua"
};
FILE_OF(test_performing)

static const unsigned char new_card[] = {
#embed "../../Program/PlayheadTool/Project/New/card.lua"
};
FILE_OF(new_card)

static const unsigned char new_card_test[] = {
#embed "../../Program/PlayheadTool/Project/New/card_test.lua"
};
FILE_OF(new_card_test)

static const unsigned char new_tasks[] = {
#embed "../../Program/PlayheadTool/Project/New/tasks.json"
};
FILE_OF(new_tasks)

static const unsigned char new_snippets[] = {
#embed "../../Program/PlayheadTool/Project/New/snippets.json"
};
FILE_OF(new_snippets)

static const unsigned char kernel[] = {
#embed "../../Program/PlayheadTool/Notebook/kernel.py"
};
FILE_OF(kernel)
