{{!
  What the search looks up in its index, for the inside of a block. Sources/Site/Search writes the index; its pieces are
  scripts that hand their data to gnomonSearch.take: fetch does not work from disk.

  search(query): { found, hits, version }: the words of the query, and the pages that have all of them, best first.
  load(name, version): a piece of the index.
}}
const folder = new URL(`search/${language}/`, document.currentScript.src);
const pieces = new Map();
const takers = new Map();
const take = (name, data) => takers.get(name)?.(data);
const load = (name, version) => {
  if (!pieces.has(name)) {
    pieces.set(name, new Promise((resolve, reject) => {
      const script = document.createElement("script");
      takers.set(name, resolve);
      script.src = new URL(`${name}.js?v=${version}`, folder);
      // What was loaded and is no piece leaves its promise to be broken here.
      script.onload = script.onerror = () => {
        script.remove();
        reject(new Error(name));
      };
      document.head.append(script);
    }));
    pieces.get(name).catch(() => pieces.delete(name));
  }
  return pieces.get(name);
};

// The leaf that has a term if any has, and its number.
const leafOf = async (term, [version, , , , root]) => {
  let node = root;
  let number = 0;
  while (typeof node !== "string") {
    const [first, keys] = node;
    number = first + Math.max(0, keys.split(" ").findLastIndex(key => key <= term));
    node = await load(`terms-${number}`, version);
  }
  return [node, number];
};

// Gives each term of a leaf with its pages and, where not all are listed, their number. The last term.
const eachTerm = (leaf, visit) => {
  const entries = leaf.split(" ");
  for (let place = 0; place + 1 < entries.length; place += 2) {
    const [term, total] = entries[place].split(":");
    visit(term, entries[place + 1], Number(total ?? 0));
  }
  return entries.length > 1 ? entries.at(-2).split(":")[0] : "";
};

// Gives each page of a list, as Sources/Site/Search/Postings.swift writes it, with its level and part.
const eachPage = (list, visit) => {
  let level, page, gap = 0, scale = 1;
  for (let place = 0; place < list.length; place++) {
    const code = list.charCodeAt(place);
    if (code > 110) {
      level = code - 110;
      page = -1;
      continue;
    }
    const digit = code === 33 ? 57 : code - 35;
    gap += digit % 30 * scale;
    scale *= 30;
    if (digit > 29) continue;
    page += gap;
    gap = 0;
    scale = 1;
    const next = list.charCodeAt(place + 1);
    const part = next > 94 && next < 111 ? next - 94 : 0;
    if (part) place++;
    visit(page, level, part);
  }
};

// Whether one error after the first letter makes one of the other: a letter too few, too many or wrong, or two exchanged.
const isNear = (one, other) => {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [rest, others] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  const isExchanged = rest.length === 2 && others.length === 2 && rest[0] === others[1] && rest[1] === others[0];
  return start > 0 && (rest.length < 2 && others.length < 2 || isExchanged);
};

const nearTerms = async (term, [version, , , bucketCount]) => {
  const letters = [...term];
  if (letters.length < 4 || /^\d/.test(term)) return [];
  const buckets = new Set([-1, 0, 1].map(more => (31 * term.codePointAt(0) + letters.length + more) % bucketCount));
  const words = await Promise.all([...buckets].map(bucket => load(`alike-${bucket}`, version)));
  return words.join(" ").split(" ").filter(word => isNear([...word], letters)).slice(0, 5);
};

// In how few of all pages a word is: a logarithm to base two in sixteenths, straight between whole numbers; 16 if in all.
const rarityOf = (count, all) => {
  const ratio = Math.max(16, Math.floor(16 * all / Math.max(1, count)));
  const exponent = 31 - Math.clz32(ratio);
  return exponent * 16 + (Math.floor(16 * ratio / 2 ** exponent) & 15) - 48;
};

// The pages of a word: what it weighs there, and in which part. A whole word counts six where the beginning of one counts
// four; only if there is neither, one with a typing error counts three. Beginnings are looked for in three leaves at most.
const lookUp = async (word, start) => {
  const [version, pageCount, leafCount] = start;
  const pages = new Map();
  let unlisted = 0;
  const add = (list, total, quality) => {
    unlisted += total;
    eachPage(list, (page, level, part) => {
      const weight = level * quality;
      if (!(weight <= pages.get(page)?.weight)) pages.set(page, { weight, part });
    });
  };
  let [leaf, number] = await leafOf(word.term, start);
  for (let left = 3; left > 0; left--) {
    const last = eachTerm(leaf, (term, list, total) => {
      if (term === word.term) add(list, total, 6);
      else if (word.isOpen && term.startsWith(word.term)) add(list, total, 4);
    });
    const goesOn = word.isOpen && (last < word.term || last.startsWith(word.term));
    if (!goesOn || ++number >= leafCount || left === 1) break;
    leaf = await load(`terms-${number}`, version);
  }
  const near = word.isOpen && !pages.size ? await nearTerms(word.term, start) : [];
  for (const wanted of near) {
    const [found] = await leafOf(wanted, start);
    eachTerm(found, (term, list, total) => term === wanted && add(list, total, 3));
  }
  return { ...word, near, pages, rarity: rarityOf(Math.max(unlisted, pages.size), pageCount), isPartial: unlisted > 0 };
};

// The terms of a query. A word may go on, but for a single letter, and so may a single character; a pair is what it is.
const wordsOf = query => {
  const words = new Map();
  for (const { term, run } of tokens(query.slice(0, 200))) {
    const isOpen = run ? run === term && [...term].length === 1 : term.length > 1;
    if (!run || isOpen || [...term].length === 2) words.set(term, { term, run, isOpen });
  }
  return [...words.values()].slice(0, 24);
};

// A page that is not listed for a word of very many pages may have it all the same: it is unsure until its text is seen.
const search = async query => {
  const start = await load("start", Date.now());
  const found = await Promise.all(wordsOf(query).map(word => lookUp(word, start)));
  const hits = [];
  const sure = found.filter(word => !word.isPartial).sort((one, other) => one.pages.size - other.pages.size);
  const candidates = sure.length ? sure[0].pages.keys() : new Set(found.flatMap(word => [...word.pages.keys()]));
  for (const page of candidates) {
    const hit = { page, weight: 0, rarity: 0, part: 0, isUnsure: false };
    const isHit = found.every(({ pages, rarity, isPartial }) => {
      const here = pages.get(page);
      if (!here) hit.isUnsure = true;
      if (!here) return isPartial;
      hit.weight += here.weight * rarity;
      if (rarity > hit.rarity) Object.assign(hit, { rarity, part: here.part });
      return true;
    });
    if (isHit) hits.push(hit);
  }
  hits.sort((one, other) => other.weight - one.weight || one.page - other.page);
  return { found, hits, version: start[0] };
};
