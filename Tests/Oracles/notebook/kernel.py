"""The kernel by jupyter_kernel_test, and what that does not ask of one: Ctrl-C, a session that ends, help, magics."""

import os
import signal
import time
import unittest

import jupyter_kernel_test


class KernelTests(jupyter_kernel_test.KernelTests):
    kernel_name = "playhead"
    language_name = "lua"
    file_extension = ".lua"
    code_hello_world = "print('hello, world')"
    code_execute_result = [
        {"code": "6 * 7", "result": "42"},
        {"code": "print('before')\n{1, {a = true}}", "result": "{1, {a = true}}"},
        {"code": "box = UIView(CGRect(0, 0, 40, 40)); window:addSubview(box)\nbox.center", "result": "CGPoint(20, 20)"},
    ]
    code_display_data = [
        {"code": "%picture --scale 0.5", "mime": "image/png"},
        {"code": "%picture --layout strip --frames 3", "mime": "image/png"},
        {"code": "%film", "mime": "image/png"},
        {"code": "%player --title 'Two words'", "mime": "text/html"},
    ]
    code_generate_error = "window.alfa = 1"
    code_inspect_sample = "UIView.animate"
    completion_samples = [
        {"text": "window.backgroundC", "matches": ["backgroundColor"]},
        {"text": "checkp", "matches": ["checkpoint"]},
        {"text": "local ä = 1\nwindow.backgroundC", "matches": ["backgroundColor"]},
        {"text": "%pi", "matches": ["%picture"]},
    ]
    complete_code_samples = ["1", "step 3", "function f()\n  return 1\nend", "print('a')\nstep 3", "%picture", "x = )"]
    incomplete_code_samples = ["function f()", "print(", "step 3\nUIView.animate(0.4, function()"]

    def ask(self, code):
        self.flush_channels()
        return self.execute_helper(code=code)

    def printed(self, code):
        _, messages = self.ask(code)
        return "".join(m["content"]["text"] for m in messages if m["msg_type"] == "stream")

    def failure(self, code):
        reply, messages = self.ask(code)
        self.assertEqual(reply["content"]["status"], "error")
        self.assertEqual([m["msg_type"] for m in messages][-1], "error")
        return messages[-1]["content"]

    def test_commands_and_lua_in_one_cell(self):
        self.printed("reset")
        text = self.printed(
            "box = UIView(CGRect(0, 0, 40, 40)); window:addSubview(box)\n"
            "UIView.animate(0.4, function()\n  box.center = CGPoint(220, 20)\nend)\n"
            "advance 0.1\nstep 6"
        )
        # As the first page of the README has them.
        self.assertIn("0.100 s   box.position  45.8, 20.0   (model 220.0, 20.0)\n", text)
        self.assertIn("0.200 s   box.position  120.0, 20.0   (model 220.0, 20.0)\n", text)

    def test_errors_are_those_of_the_shell(self):
        error = self.failure("print('first')\nwindow.alfa = 1\nprint('never')")
        self.assertEqual(error["ename"], "unknown-member")
        self.assertIn("UIWindow has no property 'alfa'", error["evalue"])
        self.assertEqual(error["traceback"][-1], "hint: did you mean 'alpha'?")
        self.assertEqual([line.strip() for line in error["traceback"][1:3]], ["1 | window.alfa = 1", "|        ^^^^"])
        self.assertEqual(self.failure("step sideways")["traceback"][-1], "hint: step 10")
        self.assertIn("%picture", self.failure("%pictures")["traceback"][2])
        self.assertIn("has no option --att", self.failure("%picture --att 1")["evalue"])
        self.assertIn("nothing.lua", self.failure("%run nothing.lua")["evalue"])

    def test_interrupt(self):
        self.flush_channels()
        self.kc.execute("kept = 7\nwhile true do end")
        time.sleep(1)
        self.km.interrupt_kernel()
        reply = self.get_non_kernel_info_reply(timeout=10)
        self.assertEqual(reply["content"]["status"], "error")
        # The session is the same.
        _, messages = self.ask("kept")
        self.assertEqual(messages[0]["content"]["data"]["text/plain"], "7")

    def test_a_session_that_ends_is_told_and_begun_anew(self):
        self.printed("quit 3")
        self.assertEqual(self.printed("print(1 + 1)"), "2\n")
        self.flush_channels()
        self.kc.execute("while true do end")
        time.sleep(1)
        kernel = self.km.provisioner.pid
        with open(f"/proc/{kernel}/task/{kernel}/children", encoding="ascii") as children:
            for child in children.read().split():
                os.kill(int(child), signal.SIGKILL)
        reply = self.get_non_kernel_info_reply(timeout=10)
        self.assertEqual(reply["content"]["evalue"], "the session ended by signal 9; the next cell begins a new one")
        self.assertEqual(self.printed("print(2 + 2)"), "4\n")

    def test_help_on_a_name_in_the_middle(self):
        code = "box = UIView()\nbox.layer.cornerRadius = 3"
        self.kc.inspect(code, code.index("Radius"))
        content = self.get_non_kernel_info_reply(timeout=10)["content"]
        self.assertTrue(content["found"])
        self.assertIn("cornerRadius", content["data"]["text/plain"])

    def test_a_script_runs_with_arguments_on_a_device(self):
        with open("script.lua", "w", encoding="utf-8") as file:
            file.write("print(UIScreen.main.bounds, ...)")
        self.assertEqual(self.printed("%run --device 'iPhone SE' script.lua one 'two words'"), "CGRect(0, 0, 375, 667)\tone\ttwo words\n")
        os.remove("script.lua")

    def test_a_page_is_in_a_frame_of_an_origin_of_its_own(self):
        _, messages = self.ask("%player")
        text = messages[0]["content"]["data"]["text/html"]
        self.assertTrue(text.startswith('<iframe sandbox="allow-scripts" '))
        self.assertEqual(text.count("<"), 2)


if __name__ == "__main__":
    unittest.main()
