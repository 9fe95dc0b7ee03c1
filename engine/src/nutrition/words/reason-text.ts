import type { Reason } from "@app/contract/plan-document";
import { reasonTexts, reasonWords } from "../../../data/reasons.ts";
import { noteRules } from "../../notes/note-packs.ts";

export type ReasonCode = keyof typeof reasonTexts;
type Texts = string | { readonly shown: string; readonly hidden?: string };

const texts = new Map<string, Texts>(Object.entries(reasonTexts));
const note = Object.fromEntries(Object.entries(noteRules.content).map(([code, { member }]) => [code, member ?? ""]));
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = { ...reasonWords, note };

/** The reason as a sentence; null when there is nothing to say without figures, or an old version has a code of its own. */
export function reasonText(
  { code, values }: Pick<Reason, "code" | "values">,
  numbers: "shown" | "hidden",
): string | null {
  const found = texts.get(code);
  const text = typeof found === "string" ? found : found?.[numbers];
  return text?.replace(/\{(\w+)\}/g, (_place, name: string) => wordOf(name, values[name], code)) ?? null;
}

function wordOf(name: string, value: string | number | undefined, code: string): string {
  if (value === undefined) throw new Error(`${code} without ${name}`);
  return typeof value === "number" ? formatNumber(value) : (words[name]?.[value] ?? value);
}

/** `1.650`, `1,375`. */
function formatNumber(value: number): string {
  const [whole = "", decimals] = String(value).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ".");
  return decimals ? `${grouped},${decimals}` : grouped;
}
