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
  version: "7",
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
  const isThere = (pattern: string): boolean => found.has(pattern);
  const heard = rules.flatMap(({ rule, when, with: beside, unless, eased }) => {
    const source = [...found.keys()].find((pattern) => when.has(pattern));
    if (source === undefined || !beside.every((patterns) => some(patterns, isThere)) || some(unless, isThere))
      return [];
    const span = found.get(source) as Span;
    const level: SafetyLevel = some(eased, isThere) ? "care" : rule.level;
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
