#include "theme.h"

#pragma clang diagnostic ignored "-Wc23-extensions"  // #embed: newer than the language that SwiftPM asks for

// A new template is two lines here: its bytes and its path.
static const unsigned char en_diagnostics[] = {
#embed "../../Templates/diagnostics/en.yml"
};
static const unsigned char ja_diagnostics[] = {
#embed "../../Templates/diagnostics/ja.yml"
};
static const unsigned char gallery_desk_page[] = {
#embed "../../Templates/gallery/desk.html"
};
static const unsigned char gallery_frame_style[] = {
#embed "../../Templates/gallery/frame.css"
};
static const unsigned char gallery_frame_page[] = {
#embed "../../Templates/gallery/frame.html"
};
static const unsigned char gallery_gallery_style[] = {
#embed "../../Templates/gallery/gallery.css"
};
static const unsigned char gallery_gallery_script[] = {
#embed "../../Templates/gallery/gallery.js"
};
static const unsigned char gallery_kinds_page[] = {
#embed "../../Templates/gallery/kinds.html"
};
static const unsigned char gallery_shelf_page[] = {
#embed "../../Templates/gallery/shelf.html"
};
static const unsigned char gallery_stage_script[] = {
#embed "../../Templates/gallery/stage.js"
};
static const unsigned char gallery_still_page[] = {
#embed "../../Templates/gallery/still.html"
};
static const unsigned char new_article[] = {
#embed "../../Templates/new/guide/first-article.md"
};
static const unsigned char new_guide[] = {
#embed "../../Templates/new/guide/index.md"
};
static const unsigned char new_index[] = {
#embed "../../Templates/new/index.md"
};
static const unsigned char new_settings[] = {
#embed "../../Templates/new/site.yml"
};
static const unsigned char branch_page[] = {
#embed "../../Templates/pages/branch.html"
};
static const unsigned char index_page[] = {
#embed "../../Templates/pages/index.html"
};
static const unsigned char missing_page[] = {
#embed "../../Templates/pages/missing.html"
};
static const unsigned char page_page[] = {
#embed "../../Templates/pages/page.html"
};
static const unsigned char redirect_page[] = {
#embed "../../Templates/pages/redirect.html"
};
static const unsigned char widget_page[] = {
#embed "../../Templates/pages/widget.html"
};
static const unsigned char preview_style[] = {
#embed "../../Templates/preview/preview.css"
};
static const unsigned char reload_script[] = {
#embed "../../Templates/preview/reload.js"
};
static const unsigned char clock_date_script[] = {
#embed "../../Templates/scripts/clock-date.js"
};
static const unsigned char clock_picker_script[] = {
#embed "../../Templates/scripts/clock-picker.js"
};
static const unsigned char clock_script[] = {
#embed "../../Templates/scripts/clock.js"
};
static const unsigned char code_script[] = {
#embed "../../Templates/scripts/code.js"
};
static const unsigned char control_script[] = {
#embed "../../Templates/scripts/control.js"
};
static const unsigned char digital_clock_script[] = {
#embed "../../Templates/scripts/digital-clock.js"
};
static const unsigned char formula_loops_script[] = {
#embed "../../Templates/scripts/formula-loops.js"
};
static const unsigned char formula_script[] = {
#embed "../../Templates/scripts/formula.js"
};
static const unsigned char limits_script[] = {
#embed "../../Templates/scripts/limits.js"
};
static const unsigned char live_script[] = {
#embed "../../Templates/scripts/live.js"
};
static const unsigned char manipulation_script[] = {
#embed "../../Templates/scripts/manipulation.js"
};
static const unsigned char month_picker_script[] = {
#embed "../../Templates/scripts/month-picker.js"
};
static const unsigned char page_script[] = {
#embed "../../Templates/scripts/page.js"
};
static const unsigned char radial_clock_script[] = {
#embed "../../Templates/scripts/radial-clock.js"
};
static const unsigned char search_button_script[] = {
#embed "../../Templates/scripts/search-button.js"
};
static const unsigned char search_index_script[] = {
#embed "../../Templates/scripts/search-index.js"
};
static const unsigned char search_script[] = {
#embed "../../Templates/scripts/search.js"
};
static const unsigned char storage_script[] = {
#embed "../../Templates/scripts/storage.js"
};
static const unsigned char theme_script[] = {
#embed "../../Templates/scripts/theme.js"
};
static const unsigned char time_range_script[] = {
#embed "../../Templates/scripts/time-range.js"
};
static const unsigned char tokens_script[] = {
#embed "../../Templates/scripts/tokens.js"
};
static const unsigned char wheel_script[] = {
#embed "../../Templates/scripts/wheel.js"
};
static const unsigned char zoned_time_script[] = {
#embed "../../Templates/scripts/zoned-time.js"
};
static const unsigned char en_strings[] = {
#embed "../../Templates/strings/en.yml"
};
static const unsigned char ja_strings[] = {
#embed "../../Templates/strings/ja.yml"
};
static const unsigned char clock_picker_style[] = {
#embed "../../Templates/styles/clock-picker.css"
};
static const unsigned char clock_style[] = {
#embed "../../Templates/styles/clock.css"
};
static const unsigned char code_style[] = {
#embed "../../Templates/styles/code.css"
};
static const unsigned char digital_clock_style[] = {
#embed "../../Templates/styles/digital-clock.css"
};
static const unsigned char elsewhere_style[] = {
#embed "../../Templates/styles/elsewhere.css"
};
static const unsigned char month_picker_style[] = {
#embed "../../Templates/styles/month-picker.css"
};
static const unsigned char page_style[] = {
#embed "../../Templates/styles/page.css"
};
static const unsigned char radial_clock_style[] = {
#embed "../../Templates/styles/radial-clock.css"
};
static const unsigned char search_style[] = {
#embed "../../Templates/styles/search.css"
};
static const unsigned char time_range_style[] = {
#embed "../../Templates/styles/time-range.css"
};
static const unsigned char wheel_style[] = {
#embed "../../Templates/styles/wheel.css"
};

#define ENTRY(path, bytes) {path, bytes, sizeof bytes}

static const struct gnomon_theme_file files[] = {
    ENTRY("diagnostics/en.yml", en_diagnostics),
    ENTRY("diagnostics/ja.yml", ja_diagnostics),
    ENTRY("gallery/desk.html", gallery_desk_page),
    ENTRY("gallery/frame.css", gallery_frame_style),
    ENTRY("gallery/frame.html", gallery_frame_page),
    ENTRY("gallery/gallery.css", gallery_gallery_style),
    ENTRY("gallery/gallery.js", gallery_gallery_script),
    ENTRY("gallery/kinds.html", gallery_kinds_page),
    ENTRY("gallery/shelf.html", gallery_shelf_page),
    ENTRY("gallery/stage.js", gallery_stage_script),
    ENTRY("gallery/still.html", gallery_still_page),
    ENTRY("new/guide/first-article.md", new_article),
    ENTRY("new/guide/index.md", new_guide),
    ENTRY("new/index.md", new_index),
    ENTRY("new/site.yml", new_settings),
    ENTRY("pages/branch.html", branch_page),
    ENTRY("pages/index.html", index_page),
    ENTRY("pages/missing.html", missing_page),
    ENTRY("pages/page.html", page_page),
    ENTRY("pages/redirect.html", redirect_page),
    ENTRY("pages/widget.html", widget_page),
    ENTRY("preview/preview.css", preview_style),
    ENTRY("preview/reload.js", reload_script),
    ENTRY("scripts/clock-date.js", clock_date_script),
    ENTRY("scripts/clock-picker.js", clock_picker_script),
    ENTRY("scripts/clock.js", clock_script),
    ENTRY("scripts/code.js", code_script),
    ENTRY("scripts/control.js", control_script),
    ENTRY("scripts/digital-clock.js", digital_clock_script),
    ENTRY("scripts/formula-loops.js", formula_loops_script),
    ENTRY("scripts/formula.js", formula_script),
    ENTRY("scripts/limits.js", limits_script),
    ENTRY("scripts/live.js", live_script),
    ENTRY("scripts/manipulation.js", manipulation_script),
    ENTRY("scripts/month-picker.js", month_picker_script),
    ENTRY("scripts/page.js", page_script),
    ENTRY("scripts/radial-clock.js", radial_clock_script),
    ENTRY("scripts/search-button.js", search_button_script),
    ENTRY("scripts/search-index.js", search_index_script),
    ENTRY("scripts/search.js", search_script),
    ENTRY("scripts/storage.js", storage_script),
    ENTRY("scripts/theme.js", theme_script),
    ENTRY("scripts/time-range.js", time_range_script),
    ENTRY("scripts/tokens.js", tokens_script),
    ENTRY("scripts/wheel.js", wheel_script),
    ENTRY("scripts/zoned-time.js", zoned_time_script),
    ENTRY("strings/en.yml", en_strings),
    ENTRY("strings/ja.yml", ja_strings),
    ENTRY("styles/clock-picker.css", clock_picker_style),
    ENTRY("styles/clock.css", clock_style),
    ENTRY("styles/code.css", code_style),
    ENTRY("styles/digital-clock.css", digital_clock_style),
    ENTRY("styles/elsewhere.css", elsewhere_style),
    ENTRY("styles/month-picker.css", month_picker_style),
    ENTRY("styles/page.css", page_style),
    ENTRY("styles/radial-clock.css", radial_clock_style),
    ENTRY("styles/search.css", search_style),
    ENTRY("styles/time-range.css", time_range_style),
    ENTRY("styles/wheel.css", wheel_style),
};

size_t gnomon_theme_count(void) { return sizeof files / sizeof *files; }

const struct gnomon_theme_file *gnomon_theme_file_at(size_t index) { return &files[index]; }
