// Dear ImGui's windows and clipping call into its tables and columns, which nothing here ever opens. These empty
// functions stand for imgui_tables.cpp and spare a fortieth of the download.
#include <imgui.h>
#include <imgui_internal.h>

namespace ImGui {

void EndTable() {}
void EndColumns() {}
void TableEndRow(ImGuiTable*) {}
void TableEndCell(ImGuiTable*) {}
void PushColumnsBackground() {}
void PopColumnsBackground() {}
void TablePushColumnChannel(int) {}
void TablePopColumnChannel() {}
void TablePushBackgroundChannel() {}
void TablePopBackgroundChannel() {}
void TableGcCompactSettings() {}
void TableGcCompactTransientBuffers(ImGuiTable*) {}
void TableGcCompactTransientBuffers(ImGuiTableTempData*) {}
void TableSettingsAddSettingsHandler() {}

}  // namespace ImGui
