import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import type { SealedPlan } from "./sealed-plan.ts";

type Fields = Record<string, unknown>;

/** As JSON writes half of a surrogate pair, which RFC 8785 refuses. A text may hold the same characters. */
const ESCAPED_SURROGATE = /\\ud[89a-f]/;

/**
 * Canonical JSON (RFC 8785). A plan is 100 kB in thousands of small values: a copy with sorted keys, written by the engine
 * at once, takes half of the time of the library, which writes what such a copy cannot say.
 */
export function sortedJson(value: object): string | undefined {
  const sorted = withSortedKeys(value);
  const text = sorted === NOT_PLAIN ? "" : JSON.stringify(sorted);
  return text && !ESCAPED_SURROGATE.test(text) ? text : canonicalize(value);
}

const NOT_PLAIN = Symbol("not plain");

/** Keys in the order of their UTF-16 units. */
function withSortedKeys(value: unknown): unknown {
  if (typeof value === "number") return Number.isFinite(value) ? value : NOT_PLAIN;
  if (typeof value !== "object" || value === null) return value;
  return Array.isArray(value) ? sortedItems(value) : sortedFields(value as Fields);
}

function sortedItems(items: readonly unknown[]): unknown {
  const sorted = items.map(withSortedKeys);
  return sorted.includes(NOT_PLAIN) ? NOT_PLAIN : sorted;
}

function sortedFields(fields: Fields): unknown {
  if (Object.getPrototypeOf(fields) !== Object.prototype) return NOT_PLAIN;
  const sorted: Fields = {};
  for (const key of Object.keys(fields).toSorted()) {
    const value = withSortedKeys(fields[key]);
    if (value === NOT_PLAIN || !keepsItsPlace(key)) return NOT_PLAIN;
    sorted[key] = value;
  }
  return sorted;
}

/** An object puts keys that are numbers first, in an order of its own, and takes two names for something else. */
const keepsItsPlace = (key: string): boolean => !(key >= "0" && key < ":") && key !== "__proto__" && key !== "toJSON";

/**
 * Links a version to the one before it: a change of one shows in every later hash. What the engine made has no changes and
 * no signatures, which then stay out of the text.
 */
export function hashPlan(
  { salt, document, changes, signed, signatures }: Omit<SealedPlan, "inputs" | "facts" | "limits">,
  previousHash: Buffer | null,
): Buffer {
  const text = sortedJson({
    salt,
    document,
    changes,
    signed,
    signatures,
    previous: previousHash?.toString("hex") ?? null,
  });
  if (text === undefined) throw new Error("a plan without content has no hash");
  return createHash("sha256").update(text).digest();
}
