/// The files that are part of the program. Each lies beside the code that reads it.
#pragma once

#include <stddef.h>

/// The bytes of a file, as it was when the program was built. They are there to the program's end.
typedef struct {
  const unsigned char *bytes;
  size_t count;
} ph_resource __attribute__((swift_name("Resource")));

/// A file: its function in C, and its name in Swift.
#define PH_RESOURCE(name, swift) ph_resource ph_##name(void) __attribute__((swift_name("getter:Resource." #swift "()")))

PH_RESOURCE(why_did_my_transition, whyDidMyTransition);
PH_RESOURCE(inter_light, interLight);
PH_RESOURCE(inter_regular, interRegular);
PH_RESOURCE(inter_medium, interMedium);
PH_RESOURCE(inter_semi_bold, interSemiBold);
PH_RESOURCE(inter_bold, interBold);
PH_RESOURCE(apple_callbacks, appleCallbacks);
PH_RESOURCE(page, page);
PH_RESOURCE(errors, errors);
PH_RESOURCE(stub_prelude, stubPrelude);
PH_RESOURCE(finding_driver, findingDriver);
PH_RESOURCE(test_arranging, testArranging);
PH_RESOURCE(test_values, testValues);
PH_RESOURCE(test_checking, testChecking);
PH_RESOURCE(test_spying, testSpying);
PH_RESOURCE(test_performing, testPerforming);
PH_RESOURCE(new_card, newCard);
PH_RESOURCE(new_card_test, newCardTest);
PH_RESOURCE(new_tasks, newTasks);
PH_RESOURCE(new_snippets, newSnippets);
PH_RESOURCE(kernel, kernel);
