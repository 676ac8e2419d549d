// Dear ImGui's windows and clipping call into its tables and columns, which nothing here ever opens. These empty
// functions stand for imgui_tables.cpp and spare a fortieth of the download; in test builds those that are not called at all
// abort (paddock_idle).
#include <imgui.h>
#include <imgui_internal.h>

void (*paddock_idle)(char const* name) = nullptr;

namespace ImGui {

void EndTable() { PADDOCK_IDLE }
void EndColumns() { PADDOCK_IDLE }
void TableEndRow(ImGuiTable*) { PADDOCK_IDLE }
void TableEndCell(ImGuiTable*) { PADDOCK_IDLE }
void PushColumnsBackground() { PADDOCK_IDLE }
void PopColumnsBackground() { PADDOCK_IDLE }
void TablePushColumnChannel(int) { PADDOCK_IDLE }
void TablePopColumnChannel() { PADDOCK_IDLE }
void TablePushBackgroundChannel() { PADDOCK_IDLE }
void TablePopBackgroundChannel() { PADDOCK_IDLE }
void TableGcCompactSettings() {}
void TableGcCompactTransientBuffers(ImGuiTable*) { PADDOCK_IDLE }
void TableGcCompactTransientBuffers(ImGuiTableTempData*) { PADDOCK_IDLE }
void TableSettingsAddSettingsHandler() {}

}  // namespace ImGui
