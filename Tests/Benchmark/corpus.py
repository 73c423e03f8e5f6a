"""Articles to measure with: the same bytes each time, for Gnomon and, with clocks as shortcodes, for Hugo.

An article has about 4 KB: front matter, six links or more, lists, quotes, code, in every tenth a table, in every third
Japanese, and three clocks. Fifty articles are a folder and ten folders a group."""

import random
from pathlib import Path

ENGLISH = """angle arc article axis bearing bell calendar centre chime circle clock colour column contrast day degree dial
digit drum edge equator evening face field focus form gear hand harbour hour label leap light limit line mark mean meridian
minute month morning needle noon north number numeral order page pendulum pointer pole quarter radius range reader ring row
second segment shadow shape sign size spring star step sun table tide tick time tower value week wheel year zone
a an the of to in and or with for by from that this each when while is are was has can must moves shows keeps turns draws
reads holds follows begins ends counts measures small large slow plain exact steady early late round straight same other"""
JAPANESE = "時計 文字盤 針 目盛り 角度 半径 円 線 値 範囲 数字 時刻 日付 影 太陽 振り子 歯車 月 年 朝 夜 正午"
PARTICLES = "を は が に で と の"
VERBS = "動かす 描く 読む 示す 数える 測る 選ぶ 比べる 回す"
TAGS = "clock dial history layout reading script sundial svg time wheel".split()
WORDS, NOUNS, JOINTS, ENDINGS = (text.split() for text in (ENGLISH, JAPANESE, PARTICLES, VERBS))
FOLDER = 50
GROUP = 10 * FOLDER


def folder(number: int) -> str:
    return f"group-{number // GROUP:03}/folder-{number // FOLDER:04}"


class Article:
    """One article, made of its number alone."""

    def __init__(self, number: int, count: int, hugo: bool) -> None:
        self.number, self.count, self.hugo = number, count, hugo
        self.random = random.Random(number)
        self.is_japanese = number % 3 == 1

    def words(self, count: int) -> str:
        return " ".join(self.random.choice(WORDS) for _ in range(count))

    def link(self, text: str) -> str:
        # Most links stay near, as in real folders.
        near = self.number - self.number % FOLDER + self.random.randrange(FOLDER)
        target = min(self.count - 1, near) if self.random.random() < 0.7 else self.random.randrange(self.count)
        if self.hugo:
            return f"[{text}](/{folder(target)}/article-{target:05}/)"
        return f"[{text}](../../{folder(target)}/article-{target:05}.md)"

    def sentence(self, shortest: int = 8, longest: int = 18) -> str:
        words = self.words(self.random.randint(shortest, longest)).split(" ")
        for index, word in enumerate(words):
            chance = self.random.random()
            if chance < 0.03:
                words[index] = f"**{word}**"
            elif chance < 0.06:
                words[index] = f"*{word}*"
            elif chance < 0.09:
                words[index] = f"`{word}`"
            elif chance < 0.11:
                words[index] = self.link(word)
        return " ".join(words).capitalize() + "." if words[0].isalpha() else " ".join(words) + "."

    def japanese(self) -> str:
        parts = (self.random.choice(NOUNS) + self.random.choice(JOINTS) for _ in range(self.random.randint(3, 7)))
        return "".join(parts) + self.random.choice(ENDINGS) + "。"

    def paragraph(self) -> str:
        sentences = self.random.randint(2, 5)
        if self.is_japanese and self.random.random() < 0.5:
            return "".join(self.japanese() for _ in range(sentences))
        return "\n".join(self.sentence() for _ in range(sentences))

    def clock(self) -> str:
        hour, minute = self.random.randrange(24), self.random.randrange(60)
        if self.hugo:
            return "{{< clock %d %d >}}" % (hour, minute)
        return f"```{{clock-picker}}\nvalue: {hour:02}:{minute:02}\n```"

    def code(self) -> str:
        name, step = self.random.choice(NAMES), self.random.randint(2, 59)
        return f"""```swift
/// The angle of a {name}, clockwise from twelve.
struct {name.capitalize()}: Sendable {{
    let radius: Double
    var marks: [Int] = []

    func angle(of mark: Int) -> Double {{
        guard mark % {step} != 0 else {{ return 0 }}
        return Double(mark) / 60 * 2 * .pi  // radians
    }}
}}

print("{name}: \\({name.capitalize()}(radius: {step}.5).angle(of: 7))")
```"""

    def table(self) -> str:
        rows = [f"| {self.words(1)} | {self.random.randrange(720)} | {self.words(6)} |" for _ in range(6)]
        return "\n".join(["| name | minutes | remark |", "| :--- | ---: | --- |", *rows])

    def text(self) -> str:
        number = self.number
        blocks = [
            f'---\ntitle: "{self.words(4).capitalize()} {number}"\n'
            f"date: {2015 + number % 10}-{1 + number % 12:02}-{1 + number % 28:02}\n"
            f'description: "{self.words(12)}"\n'
            f"tags: [{TAGS[number % 10]}, {TAGS[(number // 10 + 1 + number) % 10]}]\n---"
        ]
        blocks += [self.paragraph(), self.clock()]
        for section in range(4):
            japanese = f" {self.random.choice(NOUNS)}" if self.is_japanese else ""
            marks = "##" if section % 2 == 0 else "###"
            blocks += [f"{marks} {self.words(3).capitalize()}{japanese} {section + 1}", self.paragraph()]
            match (number + section) % 4:
                case 0:
                    blocks.append("\n".join(f"- {self.sentence(4, 9)}" for _ in range(4)))
                case 1:
                    blocks.append(self.code())
                case 2:
                    blocks.append("\n".join(f"{item}. {self.sentence(4, 9)}" for item in range(1, 5)))
                case 3:
                    blocks.append("\n".join(f"> {line}" for line in self.paragraph().split("\n")))
            if section % 2 == 1:
                blocks.append(self.clock())
            blocks.append(self.paragraph())
        if number % 10 == 0:
            blocks.append(self.table())
        blocks.append(f"See {self.link(self.words(3))} and {self.link(self.words(2))}.")
        return "\n\n".join(blocks) + "\n"


# Names that can stand for a type in Swift.
NAMES = [word for word in WORDS if len(word) > 4]


def write(count: int, root: Path, hugo: bool = False) -> int:
    """Writes the articles and gives their bytes."""
    content = root / ("content" if hugo else "Content")
    index = "_index.md" if hugo else "index.md"
    content.mkdir(parents=True)
    bytes_of_all = 0
    for number in range(count):
        place = content / folder(number)
        if number % FOLDER == 0:
            place.mkdir(parents=True)
            (place / index).write_text(f"---\ntitle: Folder {number // FOLDER}\n---\nFifty articles.\n")
        if number % GROUP == 0:
            (place.parent / index).write_text(f"---\ntitle: Group {number // GROUP}\n---\nTen folders.\n")
        text = Article(number, count, hugo).text().encode()
        (place / f"article-{number:05}.md").write_bytes(text)
        bytes_of_all += len(text)
    (content / index).write_text("---\ntitle: Clocks\n---\nAll articles.\n")
    if not hugo:
        (content / "site.yml").write_text("title: Clocks\n")
    return bytes_of_all
