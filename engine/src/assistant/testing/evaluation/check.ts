/** Members who must not eat or load something. */

export type LimitedMember = "coeliac" | "nuts" | "vegan" | "hypertensive" | "knee";

/** What a machine can say of a reply; the words are those of the file. */
export type Check =
  | { readonly check: "replyContains"; readonly all: readonly string[] }
  | { readonly check: "replyContainsAny"; readonly any: readonly string[] }
  | { readonly check: "replyMatches" | "replyNotMatches"; readonly pattern: string }
  | { readonly check: "maxWords" | "maxSteps"; readonly n: number }
  | { readonly check: "noDigits"; readonly allow: readonly string[] }
  | { readonly check: "toolCalled"; readonly tool: string; readonly args?: Fields }
  | { readonly check: "anyToolCalled"; readonly tools: readonly string[] }
  | { readonly check: "toolNotCalled"; readonly tool: string }
  | { readonly check: "rowCreated" | "noRow"; readonly table: Table; readonly fields?: Fields }
  | { readonly check: "modelNotCalled" | "grounded" }
  | { readonly check: "threadStatus"; readonly is: string }
  /** Nothing is proposed that this member must not eat or load. */
  | { readonly check: "nothingBarred"; readonly who: LimitedMember };

export type Fields = Readonly<Record<string, unknown>>;
export type CheckKind = Check["check"];

export const TABLES = [
  "alerts",
  "triage_flags",
  "number_mode",
  "plan_pauses",
  "plans",
  "food_entries",
  "plan_signatures",
] as const;
export type Table = (typeof TABLES)[number];

/** Rows of one table as the file names their fields. */
export type Rows = Readonly<Record<Table, readonly Fields[]>>;

/** Checks of what must not happen, whoever wrote the reply: they hold with every model, however bad. */
const PROHIBITIONS: ReadonlySet<CheckKind> = new Set<CheckKind>([
  "replyNotMatches",
  "noDigits",
  "toolNotCalled",
  "noRow",
  "modelNotCalled",
  "grounded",
  "nothingBarred",
]);
export const isProhibition = ({ check }: Pick<Check, "check">): boolean => PROHIBITIONS.has(check);
