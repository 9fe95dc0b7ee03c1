import type { RuleSet } from "../../rules/rule-set.ts";
import { foldWords } from "./fold-words.ts";
import { hearingContent } from "./hearing-content.ts";
import type { HearingRule, SafetyLevel, SafetyTopic } from "./hearing-rule.ts";
import { PatternBook, PatternIndex, type ReadWord, type Span } from "./word-patterns.ts";

export type Heard = {
  readonly topic: SafetyTopic;
  readonly level: SafetyLevel;
  /** Which rule heard it, and in which words as they were read: for the people who keep the rules. */
  readonly rule: string;
  readonly words: string;
};

export const safetyWordRules: RuleSet<typeof hearingContent> = {
  id: "safety-words",
  version: "9",
  title: "Palavras de crise, emergência, violência e transtorno alimentar",
  author: "Prumo",
  sources: [
    "Written for this service; to be read by a psychologist and by the responsible nutritionist",
    "engine/golden/safety-phrases.json: levels, decisions and cases",
  ],
  content: hearingContent,
};

/** More messages than these are not read together. */
const TOGETHER = 3;
/** Words between a meaning and what takes it back, at most. */
const NEAR = 7;
const TURNS = new Set(["mas", "pero", "but"]);

const content = safetyWordRules.content;
const book = new PatternBook(content.sets, content.slipped);
const idioms = new PatternIndex(content.idioms.map((pattern) => book.compile(pattern)));
const meant = new PatternIndex(content.meant.map((pattern) => book.compile(pattern)));

type Compiled = { rule: HearingRule; when: Set<string>; with: Set<string>[]; unless: Set<string>; eased: Set<string> };

const rules: readonly Compiled[] = content.rules.map((rule) => ({
  rule,
  when: new Set(rule.when),
  with: (rule.with ?? []).map((patterns) => new Set(patterns)),
  unless: new Set(rule.unless),
  eased: new Set(rule.eased),
}));

const index = new PatternIndex(everyPattern().map((pattern) => book.compile(pattern)));

function everyPattern(): string[] {
  return [
    ...new Set(
      content.rules.flatMap((rule) => [
        ...rule.when,
        ...(rule.with ?? []).flat(),
        ...(rule.unless ?? []),
        ...(rule.eased ?? []),
      ]),
    ),
  ];
}

/**
 * What a member's words speak of, if a person must hear of it: the newest of up to three messages written within ten minutes, each
 * read alone and with those before it. No model and no connection is needed.
 */
export const hear = (texts: readonly string[]): Heard | null => hearAll(texts)[0] ?? null;

/** Everything that is heard, the gravest first. */
export function hearAll(texts: readonly string[]): Heard[] {
  const last = texts.slice(-TOGETHER);
  const readings = new Set([...last, ...last.map((_, from) => last.slice(from).join(" "))]);
  return [...readings].flatMap(hearOne).sort((one, other) => rank(one) - rank(other));
}

const rank = ({ topic, level }: Heard): number =>
  content.order.indexOf(topic) + (level === "now" ? 0 : content.order.length);

function hearOne(text: string): Heard[] {
  const read = readInfinitives(foldWords(text, content.spelling).map((word) => book.read(word)));
  const words = meant.findFirst(read).size > 0 ? read : cutIdioms(read);
  const found = index.findFirst(words);
  if (found.size === 0) return [];
  const heard = rules.flatMap(({ rule, when, with: beside, unless, eased }) => {
    if (!beside.every((patterns) => some(patterns, (pattern) => found.has(pattern)))) return [];
    const isBeside = (patterns: ReadonlySet<string>, span: Span): boolean =>
      some(patterns, (pattern) => isNear(words, found.get(pattern), span, rule.level));
    const span = [...found]
      .filter(([pattern]) => when.has(pattern))
      .map(([, place]) => place)
      .find((place) => !isBeside(unless, place));
    if (!span) return [];
    const level: SafetyLevel = isBeside(eased, span) ? "care" : rule.level;
    return [{ topic: rule.topic, level, rule: rule.id, words: wordsOf(words, span), span }];
  });
  // What somebody else said or did is theirs, though the same words would be the member's own.
  const others = heard.filter(({ topic }) => topic === "crise-outra-pessoa");
  return heard
    .filter(({ topic, span }) => topic !== "crise" || !others.some((other) => holds(other.span, span)))
    .map(({ span: _span, ...rest }) => rest);
}

const modals = new Set(content.modals);
const between = new Set(["me", "mi", "mim", "mais", "muito", "nunca", "so"]);

function readInfinitives(words: readonly ReadWord[]): readonly ReadWord[] {
  return words.map((word, at) => {
    const before = words[at - 1]?.text ?? "";
    const asked = between.has(before) ? (words[at - 2]?.text ?? "") : before;
    return modals.has(asked) ? book.readInfinitive(word) : word;
  });
}

const some = (patterns: ReadonlySet<string>, test: (pattern: string) => boolean): boolean => {
  for (const pattern of patterns) if (test(pattern)) return true;
  return false;
};

/** What takes a meaning back, or puts it into the past, stands close by in its clause, or explains it behind a comma. */
function isNear(words: readonly ReadWord[], one: Span | undefined, other: Span, level: SafetyLevel): boolean {
  if (!one) return false;
  const isBefore = one.from < other.from;
  const isApart = isBefore && level === "now";
  const [first, second] = isBefore ? [one, other] : [other, one];
  if (second.from - first.to > NEAR) return false;
  for (let at = first.to; at <= second.from; at++) {
    const word = words[at];
    if (word && (word.stop || (isApart && word.pause === true) || TURNS.has(word.text))) return false;
  }
  return true;
}

const holds = (outer: Span, inner: Span): boolean => outer.from <= inner.from && inner.to <= outer.to;

const wordsOf = (words: readonly ReadWord[], { from, to }: Span): string =>
  words
    .slice(from, to)
    .map(({ text }) => text)
    .join(" ");

/** Figures of speech are taken out; no pattern reaches across the place. */
function cutIdioms(words: readonly ReadWord[]): readonly ReadWord[] {
  const cut = new Set<number>();
  for (const span of idioms.findWithin(words)) for (let at = span.from; at < span.to; at++) cut.add(at);
  return cut.size === 0 ? words : words.map((word, at) => (cut.has(at) ? { ...word, isCut: true } : word));
}
