#!/usr/bin/env python3
"""Copies Dear ImGui's sources without the bodies of functions that this program never gets to, 40 KB of code the
linker cannot see to be idle: all our windows are bare (no title, no border to drag, no navigation by ImGui, no tabs,
menus, popups, settings file), and our fonts have no CFF outlines.

Usage: lean.py <folder of the sources> <folder for the copies>
In test builds an emptied function says its name and aborts (paddock_idle in ui/imconfig.hpp), but for those that Dear ImGui calls
in every frame and that would find nothing to do. Stops when a function is not found, so that a new version of Dear ImGui cannot slip through half trimmed.
"""
import re
import sys
from pathlib import Path

# file -> the start of each definition, and the body it gets
EMPTY = {
    "imgui.cpp": {
        "void    ImGui::ErrorRecoveryTryToRecoverWindowState(": "",
        "void ImGui::ErrorRecoveryTryToRecoverState(": "",
        "static void ImGui::NavUpdateWindowing()": "",
        "void ImGui::NavUpdateWindowingOverlay()": "",
        "void ImGui::NavUpdateCreateMoveRequest()": "",
        "void ImGui::NavUpdateCreateTabbingRequest()": "",
        "void ImGui::NavMoveRequestApplyResult()": "",
        "static void ImGui::NavUpdateCreateWrappingRequest()": "",
        "static void ImGui::NavUpdateCancelRequest()": "",
        "static bool ImGui::NavScoreItem(": "return false;",
        "static int ImGui::UpdateWindowManualResize(": "return 0;",
        "void ImGui::RenderMouseCursor(": "",
        "void ImGui::RenderWindowTitleBarContents(": "",
        "ImVec2 ImGui::FindBestWindowPosForPopup(": "return window->Pos;",
        "static void ImGui::RenderDimmedBackgrounds()": "",
        "void ImGui::UpdateSettings()": "",
        "static void WindowSettingsHandler_ClearAll(": "",
        "static void* WindowSettingsHandler_ReadOpen(": "return nullptr;",
        "static void WindowSettingsHandler_ReadLine(": "",
        "static void WindowSettingsHandler_ApplyAll(": "",
        "static void WindowSettingsHandler_WriteAll(": "",
        "void ImGui::LogRenderedText(": "",
    },
    "imgui_widgets.cpp": {
        "void ImGui::EndMenuBar()": "",
        "void    ImGui::EndTabBar()": "",
        "ImGuiMultiSelectIO* ImGui::EndMultiSelect()": "return nullptr;",
    },
    "imstb_truetype.h": {
        "static int stbtt__GetGlyphShapeT2(": "return 0;",
        "static int stbtt__GetGlyphInfoT2(": "return 0;",
    },
    "imgui_draw.cpp": {},
}

# Called in every frame, or at the start, whoever needs them or not.
ALWAYS = {
    "static void ImGui::NavUpdateWindowing()", "void ImGui::NavUpdateWindowingOverlay()", "void ImGui::NavUpdateCreateMoveRequest()",
    "void ImGui::NavUpdateCreateTabbingRequest()", "static void ImGui::NavUpdateCancelRequest()",
    "static void ImGui::RenderDimmedBackgrounds()", "void ImGui::UpdateSettings()",
    "void    ImGui::ErrorRecoveryTryToRecoverWindowState(", "void ImGui::ErrorRecoveryTryToRecoverState(",
}

# Called for Dear ImGui's own window, too, which nobody sees: when there would have been something to do.
WINDOWS = {
    "static int ImGui::UpdateWindowManualResize(": "!window->IsFallbackWindow && !(window->Flags & ImGuiWindowFlags_NoResize)",
    "void ImGui::RenderWindowTitleBarContents(": "!window->IsFallbackWindow",
}

# file -> (what, instead): tables that are shorter to compute than to download, pictures of mouse pointers
SWAP = {
    "imgui.cpp": (r"static const ImU32 GCrc32LookupTable\[256\] =\n\{.*?\n\};", """static ImU32 GCrc32LookupTable[256];
static struct FillCrc {
    FillCrc() {
        for (ImU32 n = 0, c; n < 256; ++n) {
            c = n;
            for (int k = 0; k < 8; ++k) c = c & 1 ? 0x82F63B78u ^ (c >> 1) : c >> 1;
            GCrc32LookupTable[n] = c;
        }
    }
} fill_crc;"""),
    "imgui_draw.cpp": (r"(TEX_DATA_PIXELS\[[^\]]*\] =\n\{)[^}]*\};", r"\1 0 };"),
}


def empty(text, start, body, where):
    found = list(re.finditer(r"^" + re.escape(start) + r"[^;{]*\n\{\n.*?^\}", text, re.M | re.S))
    if len(found) != 1:
        sys.exit(f"lean.py: {where} has {len(found)} definitions of {start}")
    at = found[0]
    head = at.group(0).split("\n{\n", 1)[0]
    told = "" if start in ALWAYS else "PADDOCK_IDLE "
    if start in WINDOWS:
        told = "if (" + WINDOWS[start] + ") { PADDOCK_IDLE } "
    return text[:at.start()] + head + " { " + told + body + " }" + text[at.end():]


def main():
    source, out = map(Path, sys.argv[1:])
    out.mkdir(parents=True, exist_ok=True)
    for name, functions in EMPTY.items():
        text = (source / name).read_text()
        for start, body in functions.items():
            text = empty(text, start, body, name)
        if name in SWAP:
            text, count = re.subn(*SWAP[name], text, count=1, flags=re.S)
            if count != 1:
                sys.exit(f"lean.py: {name} has no {SWAP[name][0]}")
        if not (out / name).exists() or (out / name).read_text() != text:
            (out / name).write_text(text)


if __name__ == "__main__":
    main()
