{{!
  How a text is taken apart for the search, for the inside of a block: the same as Sources/Site/Search/Folding.swift and
  Tokenizer.swift do, with the tables from there.

  tokens(text): its terms in order, each { term, start, second, end }: where it begins and ends in the text, and where its
  second character begins; `run` is the run of characters of a script without spaces that it is of, as it is searched.
}}
{{{functions}}}
const letters = new Map();
for (const [first, row] of rows) {
  [...row].forEach((letter, offset) => letter === "-" || letters.set(String.fromCodePoint(first + offset), letter));
}
pairs.split(" ").forEach((word, place, all) => place % 2 || letters.set(word, all[place + 1]));

const fold = text => {
  const folded = [];
  const places = [];
  let place = 0;
  const moved = (character, distance) => String.fromCodePoint(character.codePointAt(0) + distance);
  const add = character => {
    const last = folded.at(-1);
    if (/[\u3099\uff9e]/.test(character)) {
      if (last && voiced.includes(last)) folded.push(moved(folded.pop(), 1));
      if (last === "う") folded.push(folded.pop() && "ゔ");
    } else if (/[\u309a\uff9f]/.test(character)) {
      if (last && halfVoiced.includes(last)) folded.push(moved(folded.pop(), 2));
    } else if (!dropped.test(character)) {
      const found = katakana.test(character) ? moved(character, -96) : letters.get(character) ?? character;
      for (const letter of found) {
        folded.push(letter);
        places.push(place);
      }
    }
  };
  for (const character of text) {
    const narrow = /[\uff01-\uff5e]/.test(character) ? moved(character, -0xfee0) : character;
    for (const lower of narrow.toLowerCase()) add(lower);
    place += character.length;
  }
  places.push(place);
  return { folded, places };
};

const kindOf = letter => unspaced.test(letter) ? 2 : /[\p{L}\p{M}\p{N}]/u.test(letter) ? 1 : 0;
const tokens = text => {
  const { folded, places } = fold(text);
  const kinds = folded.map(kindOf);
  const found = [];
  const add = (place, length, end, run) => found.push({
    term: folded.slice(place, place + length).join(""), start: places[place], second: places[place + 1], end: places[end], run,
  });
  for (let place = 0, end; place < folded.length; place = end) {
    for (end = place + 1; kinds[end] === kinds[place];) end++;
    if (kinds[place] === 1) add(place, Math.min(end - place, 32), end);
    if (kinds[place] === 2) {
      const run = folded.slice(place, end).join("");
      for (let at = place; at < end; at++) add(at, Math.min(2, end - at), Math.min(at + 2, end), run);
    }
  }
  return found;
};
