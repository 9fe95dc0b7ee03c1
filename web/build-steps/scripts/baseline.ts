/** The oldest supported browsers. Why these, and what they render with less polish: decision 0044. */
export const BASELINE = ["chrome109", "edge109", "firefox121", "safari16", "ios16"] as const;

/**
 * Calls that at least one of them lacks. The compiler's target lowers syntax only, and the tsconfig's `lib` checks our
 * own code only and has no DOM versions: so the built files are scanned as well.
 */
const NEWER: readonly RegExp[] = [
  // Methods of arrays, strings, iterators and sets whose names are unambiguous.
  /\.(?:toSorted|toReversed|toSpliced|toWellFormed|isWellFormed)\b/,
  /\.(?:symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom|getOrInsert|getOrInsertComputed)\b/,
  /\b(?:Object|Map)\.groupBy\b/,
  /\bArray\.fromAsync\b/,
  /\bPromise\.(?:withResolvers|try)\b/,
  /\bIterator\.(?:from|concat|prototype)\b/,
  /\b(?:RegExp\.escape|Error\.isError|Math\.sumPrecise|JSON\.rawJSON)\b/,
  /\bUint8Array\.from(?:Base64|Hex)\b|\.to(?:Base64|Hex)\(/,
  /\bIntl\.(?:DurationFormat|Segmenter)\b/,
  // Browser APIs.
  /\bURL\.(?:parse|canParse)\b/,
  /\bAbortSignal\.any\b/,
  /\bscheduler\.(?:yield|postTask)\b/,
  /\bnew (?:CloseWatcher|URLPattern)\b/,
  /\.(?:moveBefore|setHTMLUnsafe|getHTML|requestClose)\(/,
];

/** What these scripts call that the baseline lacks, each as "file: call". */
export const callsBeyondBaseline = (scripts: Iterable<readonly [file: string, source: string]>): string[] =>
  [...scripts].flatMap(([file, source]) =>
    NEWER.flatMap((call) => source.match(new RegExp(call, "g")) ?? []).map((call) => `${file}: ${call}`),
  );
