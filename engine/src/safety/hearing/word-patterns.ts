import type { Word } from "./fold-words.ts";

/**
 * A pattern is a line of words: `quer*` any word that begins so, `<want>` any word of that set, `a|b` one of them, `x?` may be missing,
 * `~3` up to three words between, `~i3` the same without a word for oneself, `#` a number, `#2+` one of at least 2, `#-999` one of at most 999,
 * `$` the end of the sentence.
 */
export type WordPattern = string;

export type WordSets = Readonly<Record<string, readonly string[]>>;

type Gap = { readonly gap: number; readonly without: ReadonlySet<string> | null };

type Element =
  | Gap
  | { readonly gap: null; readonly end: true }
  | {
      readonly gap: null;
      readonly end: false;
      readonly atoms: ReadonlySet<string>;
      readonly min: number;
      readonly max: number;
      readonly optional: boolean;
      readonly orEnd: boolean;
    };

export type CompiledPattern = {
  readonly source: WordPattern;
  readonly elements: readonly Element[];
  readonly needed: readonly ReadonlySet<string>[];
};

/** The words of a text, each with every written form of the patterns that it fits. */
export type ReadWord = Word & { readonly atoms: readonly string[]; readonly isCut: boolean };

export type Span = { readonly from: number; readonly to: number };

const ANY_NUMBER = "#";
const AMOUNT = /^#(?:(\d+)\+|-(\d+))?$/;
const LONGEST_BEGINNING = 14;

export class PatternBook {
  readonly #sets: WordSets;
  readonly #exact = new Map<string, string[]>();
  readonly #squeezed = new Map<string, string[]>();
  readonly #beginnings = new Map<string, string>();
  readonly #squeezedBeginnings = new Map<string, string[]>();
  readonly #slips = new Map<string, string>();
  /** One set for all elements that are written alike: whether it is in a text is asked once. */
  readonly #atoms = new Map<string, ReadonlySet<string>>([[ANY_NUMBER, new Set([ANY_NUMBER])]]);

  constructor(sets: WordSets, slipped: readonly string[]) {
    this.#sets = sets;
    for (const word of slipped) for (const slip of slipsOf(word)) this.#slips.set(slip, word);
  }

  compile(source: WordPattern): CompiledPattern {
    const elements = source.split(" ").map((part) => this.#elementOf(part, source));
    const needed = elements.flatMap((element) =>
      element.gap !== null || element.end || element.optional || element.orEnd ? [] : [element.atoms],
    );
    return { source, elements, needed };
  }

  #elementOf(part: string, source: string): Element {
    const gap = /^~(i?)(\d+)$/.exec(part);
    if (gap) return { gap: Number(gap[2]), without: gap[1] ? this.#atomsOf(["<i>"], source) : null };
    if (part === "$") return { gap: null, end: true };
    const optional = part.endsWith("?");
    const body = optional ? part.slice(0, -1) : part;
    const words = body.split("|").filter((word) => word !== "$");
    const amount = words.map((word) => AMOUNT.exec(word)).find((found) => found !== null);
    const atoms = this.#atomsOf(
      words.map((word) => (AMOUNT.test(word) ? ANY_NUMBER : word)),
      source,
    );
    return {
      gap: null,
      end: false,
      atoms,
      min: Number(amount?.[1] ?? 0),
      max: Number(amount?.[2] ?? Number.POSITIVE_INFINITY),
      optional,
      orEnd: body.split("|").includes("$"),
    };
  }

  #atomsOf(alternatives: readonly string[], source: string): ReadonlySet<string> {
    const key = alternatives.join("|");
    const found = this.#atoms.get(key);
    if (found) return found;
    const words = alternatives.flatMap((one) => {
      if (!one.startsWith("<")) return [one];
      const set = this.#sets[one.slice(1, -1)];
      if (!set) throw new Error(`${source}: no set ${one}`);
      return set;
    });
    for (const word of words) this.#know(word);
    const atoms = new Set(words);
    this.#atoms.set(key, atoms);
    return atoms;
  }

  #know(atom: string): void {
    const isBeginning = atom.endsWith("*");
    const text = isBeginning ? atom.slice(0, -1) : atom;
    if (isBeginning) this.#beginnings.set(text, atom);
    else this.#exact.set(text, [atom]);
    const squeezed = isBeginning ? this.#squeezedBeginnings : this.#squeezed;
    const known = squeezed.get(squeeze(text)) ?? [];
    if (!known.includes(atom)) squeezed.set(squeeze(text), [...known, atom]);
  }

  read(word: Word): ReadWord {
    const { text } = word;
    const atoms = word.number === null ? [] : [ANY_NUMBER];
    if (!/^\d/.test(text)) {
      atoms.push(...(this.#exact.get(text) ?? []));
      this.#addBeginnings(text, atoms);
      // machuquei, enforque: written so before an e, of a verb in -car.
      const stem = text.replace(/qu(?=e(?:i|m|s|mos)?$)/, "c");
      if (stem !== text) this.#addBeginnings(stem, atoms);
      if (isStretched(text)) this.#addStretched(squeeze(text), atoms);
      if (atoms.length === 0) this.#addMeant(text, atoms);
    }
    return { ...word, atoms, isCut: false };
  }

  /** A word that stands in no pattern: what it may be a slip of, or how it sounds. The first that is known counts. */
  #addMeant(text: string, atoms: string[]): void {
    for (const meant of [this.#slips.get(text), ...soundsOf(text)]) {
      if (!meant || atoms.length > 0) continue;
      atoms.push(...(this.#exact.get(meant) ?? []));
      this.#addBeginnings(meant, atoms);
    }
  }

  /** quero morre, sem come: the infinitive as it is spoken, after a word that asks for one. */
  readInfinitive(word: ReadWord): ReadWord {
    const spoken = /[aei]$/.test(word.text) ? (this.#exact.get(`${word.text}r`) ?? []) : [];
    return spoken.length === 0 ? word : { ...word, atoms: [...word.atoms, ...spoken] };
  }

  #addBeginnings(text: string, atoms: string[]): void {
    for (let length = 2; length <= Math.min(text.length, LONGEST_BEGINNING); length++) {
      const atom = this.#beginnings.get(text.slice(0, length));
      if (atom) atoms.push(atom);
    }
  }

  /** querooo, morrrer: the letters count once, in the text as in the words. */
  #addStretched(text: string, atoms: string[]): void {
    atoms.push(...(this.#squeezed.get(text) ?? []));
    for (let length = 1; length <= Math.min(text.length, LONGEST_BEGINNING); length++)
      atoms.push(...(this.#squeezedBeginnings.get(text.slice(0, length)) ?? []));
  }
}

const squeeze = (text: string): string => text.replace(/([a-z])\1+/g, "$1");

/** As no word of the three languages is written. */
const isStretched = (text: string): boolean => /([a-z])\1\1|([a-df-km-rt-z])\2$|aa|ii|uu|^([a-z])\3/.test(text);

/** pensu, noiti, intendi, axar, vomitey: written as it is spoken. */
function soundsOf(word: string): string[] {
  if (word.length < 4) return [];
  const spoken = word
    .replace(/^i(?=[nm][^aeiou])/, "e")
    .replace(/y/g, "i")
    .replace(/k(?=[ei])/g, "qu")
    .replace(/k/g, "c")
    .replace(/x/g, "ch")
    .replace(/([aeou])s(?=[aou])/g, "$1c");
  const ended = spoken.replace(/u$/, "o").replace(/([^aeou])i$/, "$1e");
  return [ended, spoken].filter((one) => one !== word);
}

/** One letter missing, or two changed about. */
function slipsOf(word: string): string[] {
  const slips: string[] = [];
  for (let at = 1; at < word.length; at++) {
    slips.push(word.slice(0, at) + word.slice(at + 1));
    if (at + 1 < word.length) slips.push(word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2));
  }
  return slips;
}

type Indexed = { readonly pattern: CompiledPattern; readonly needed: readonly number[] };

/** The patterns by the written forms that their first word may have: of some thousand few are tried at a word. */
export class PatternIndex {
  readonly #byFirst = new Map<string, Set<Indexed>>();
  /** The numbers of the sets of words that a written form is in. */
  readonly #setsOf = new Map<string, number[]>();
  readonly #setCount: number;

  constructor(patterns: readonly CompiledPattern[]) {
    const numbers = new Map<ReadonlySet<string>, number>();
    for (const pattern of patterns) {
      const needed = pattern.needed.map((atoms) => numbers.get(atoms) ?? numbers.set(atoms, numbers.size).size - 1);
      for (const first of firstsOf(pattern))
        for (const atom of first) {
          const known = this.#byFirst.get(atom) ?? new Set<Indexed>();
          this.#byFirst.set(atom, known.add({ pattern, needed }));
        }
    }
    for (const [atoms, number] of numbers)
      for (const atom of atoms) {
        const known = this.#setsOf.get(atom);
        if (known) known.push(number);
        else this.#setsOf.set(atom, [number]);
      }
    this.#setCount = numbers.size;
  }

  /** Where each pattern stands in the words for the first time. `strict`: within one sentence. */
  findFirst(words: readonly ReadWord[], strict = false): Map<WordPattern, Span> {
    const found = new Map<WordPattern, Span>();
    this.#find(words, strict, ({ source }, span) => {
      found.set(source, span);
      return true;
    });
    return found;
  }

  /** Every place of a pattern within one sentence. */
  findWithin(words: readonly ReadWord[]): Span[] {
    const spans: Span[] = [];
    this.#find(words, true, (_pattern, span) => {
      spans.push(span);
      return false;
    });
    return spans;
  }

  /** `isEnough`: the pattern need not be looked for again. */
  #find(
    words: readonly ReadWord[],
    strict: boolean,
    isEnough: (pattern: CompiledPattern, span: Span) => boolean,
  ): void {
    const waiting = this.#possible(words);
    for (let from = 0; from < words.length; from++) {
      const word = words[from] as ReadWord;
      if (word.isCut) continue;
      for (const atom of word.atoms)
        for (const pattern of waiting.get(atom) ?? []) {
          const to = matchAt({ words, elements: pattern.elements, first: from, strict }, from, 0);
          if (to !== null && isEnough(pattern, { from, to })) waiting.get(atom)?.delete(pattern);
        }
    }
  }

  /** By their first word, the patterns of which every word that they cannot do without is somewhere in the text. */
  #possible(words: readonly ReadWord[]): Map<string, Set<CompiledPattern>> {
    const there = new Set<string>();
    for (const { atoms, isCut } of words) if (!isCut) for (const atom of atoms) there.add(atom);
    const met = new Uint8Array(this.#setCount);
    for (const atom of there) for (const number of this.#setsOf.get(atom) ?? []) met[number] = 1;
    const possible = new Map<string, Set<CompiledPattern>>();
    for (const atom of there) {
      const begun = new Set<CompiledPattern>();
      for (const { pattern, needed } of this.#byFirst.get(atom) ?? [])
        if (needed.every((number) => met[number] === 1)) begun.add(pattern);
      if (begun.size > 0) possible.set(atom, begun);
    }
    return possible;
  }
}

function firstsOf({ elements }: CompiledPattern): ReadonlySet<string>[] {
  const firsts: ReadonlySet<string>[] = [];
  for (const element of elements) {
    if (element.gap !== null || element.end) break;
    firsts.push(element.atoms);
    if (!element.optional) break;
  }
  return firsts;
}

type Reading = {
  readonly words: readonly ReadWord[];
  readonly elements: readonly Element[];
  readonly first: number;
  readonly strict: boolean;
};

/** Behind the last word of a match that begins here; null without one. */
function matchAt(reading: Reading, from: number, at: number): number | null {
  const { words, elements } = reading;
  const element = elements[at];
  if (!element) return from;
  if (element.gap !== null) return matchBehind(reading, element, from, at);
  if (element.end || element.orEnd) {
    const found = !words[from] || words[from]?.stop ? matchAt(reading, from, at + 1) : null;
    if (found !== null || element.end) return found;
  }
  if (isAt(reading, element, from)) {
    const found = matchAt(reading, from + 1, at + 1);
    if (found !== null) return found;
  }
  return element.optional ? matchAt(reading, from, at + 1) : null;
}

function matchBehind(reading: Reading, { gap, without }: Gap, from: number, at: number): number | null {
  for (let place = from; place <= from + gap; place++) {
    const found = matchAt(reading, place, at + 1);
    if (found !== null) return found;
    const over = reading.words[place];
    if (!over || over.isCut || (reading.strict && (over.stop || over.pause === true) && place > reading.first))
      return null;
    if (without && over.atoms.some((atom) => without.has(atom))) return null;
  }
  return null;
}

function isAt({ words, first, strict }: Reading, element: Extract<Element, { end: false }>, from: number): boolean {
  const word = words[from];
  if (!word || word.isCut || (strict && word.stop && from > first)) return false;
  const met = word.atoms.filter((atom) => element.atoms.has(atom));
  if (met.length === 0) return false;
  if (met.some((atom) => atom !== ANY_NUMBER)) return true;
  return word.number !== null && word.number >= element.min && word.number <= element.max;
}
