#include "theme.h"

#pragma clang diagnostic ignored "-Wc23-extensions"  // #embed: newer than the language that SwiftPM asks for

// A new template is two lines here: its bytes and its path.
static const unsigned char page[] = {
#embed "../../Templates/pages/page.html"
};
static const unsigned char widget_page[] = {
#embed "../../Templates/pages/widget.html"
};
static const unsigned char index_list[] = {
#embed "../../Templates/pages/index.html"
};
static const unsigned char redirect[] = {
#embed "../../Templates/pages/redirect.html"
};
static const unsigned char formula_script[] = {
#embed "../../Templates/scripts/formula.js"
};
static const unsigned char clock_script[] = {
#embed "../../Templates/scripts/clock.js"
};
static const unsigned char control_script[] = {
#embed "../../Templates/scripts/control.js"
};
static const unsigned char storage_script[] = {
#embed "../../Templates/scripts/storage.js"
};
static const unsigned char limits_script[] = {
#embed "../../Templates/scripts/limits.js"
};
static const unsigned char clock_picker_script[] = {
#embed "../../Templates/scripts/clock-picker.js"
};
static const unsigned char zoned_time_script[] = {
#embed "../../Templates/scripts/zoned-time.js"
};
static const unsigned char clock_date_script[] = {
#embed "../../Templates/scripts/clock-date.js"
};
static const unsigned char english_diagnostics[] = {
#embed "../../Templates/diagnostics/en.yml"
};
static const unsigned char japanese_diagnostics[] = {
#embed "../../Templates/diagnostics/ja.yml"
};
static const unsigned char code_script[] = {
#embed "../../Templates/scripts/code.js"
};
static const unsigned char english[] = {
#embed "../../Templates/strings/en.yml"
};
static const unsigned char japanese[] = {
#embed "../../Templates/strings/ja.yml"
};
static const unsigned char page_style[] = {
#embed "../../Templates/styles/page.css"
};
static const unsigned char clock_style[] = {
#embed "../../Templates/styles/clock.css"
};
static const unsigned char elsewhere_style[] = {
#embed "../../Templates/styles/elsewhere.css"
};
static const unsigned char clock_picker_style[] = {
#embed "../../Templates/styles/clock-picker.css"
};
static const unsigned char code_style[] = {
#embed "../../Templates/styles/code.css"
};

#define ENTRY(path, bytes) {path, bytes, sizeof bytes}

static const struct gnomon_theme_file files[] = {
    ENTRY("pages/page.html", page),
    ENTRY("pages/index.html", index_list),
    ENTRY("pages/redirect.html", redirect),
    ENTRY("pages/widget.html", widget_page),
    ENTRY("scripts/formula.js", formula_script),
    ENTRY("scripts/clock.js", clock_script),
    ENTRY("scripts/control.js", control_script),
    ENTRY("scripts/storage.js", storage_script),
    ENTRY("scripts/limits.js", limits_script),
    ENTRY("scripts/clock-picker.js", clock_picker_script),
    ENTRY("scripts/zoned-time.js", zoned_time_script),
    ENTRY("scripts/clock-date.js", clock_date_script),
    ENTRY("diagnostics/en.yml", english_diagnostics),
    ENTRY("diagnostics/ja.yml", japanese_diagnostics),
    ENTRY("scripts/code.js", code_script),
    ENTRY("strings/en.yml", english),
    ENTRY("strings/ja.yml", japanese),
    ENTRY("styles/page.css", page_style),
    ENTRY("styles/clock.css", clock_style),
    ENTRY("styles/elsewhere.css", elsewhere_style),
    ENTRY("styles/clock-picker.css", clock_picker_style),
    ENTRY("styles/code.css", code_style),
};

size_t gnomon_theme_count(void) { return sizeof files / sizeof *files; }

const struct gnomon_theme_file *gnomon_theme_file_at(size_t index) { return &files[index]; }
