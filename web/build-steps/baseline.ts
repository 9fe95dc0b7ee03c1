/** The oldest browsers in which everything can be done. Why these, and what they do not draw: decision 0044. */
export const BASELINE = ["chrome109", "edge109", "firefox121", "safari16", "ios16"] as const;

/**
 * Calls that at least one of them does not know. The compiler's target lowers syntax alone, `lib` of the tsconfig sees
 * our own code alone and knows no version of the DOM: so the files that are sent are read as well.
 */
const NEWER: readonly RegExp[] = [
  // Of arrays, strings, iterators and sets; by names that nothing else has.
  /\.(?:toSorted|toReversed|toSpliced|toWellFormed|isWellFormed)\b/,
  /\.(?:symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom|getOrInsert|getOrInsertComputed)\b/,
  /\b(?:Object|Map)\.groupBy\b/,
  /\bArray\.fromAsync\b/,
  /\bPromise\.(?:withResolvers|try)\b/,
  /\bIterator\.(?:from|concat|prototype)\b/,
  /\b(?:RegExp\.escape|Error\.isError|Math\.sumPrecise|JSON\.rawJSON)\b/,
  /\bUint8Array\.from(?:Base64|Hex)\b|\.to(?:Base64|Hex)\(/,
  /\bIntl\.(?:DurationFormat|Segmenter)\b/,
  // Of the browser.
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
