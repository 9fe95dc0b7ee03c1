import { type RedactedPerson, redact } from "@app/engine/assistant/redact";

/** Keys of our own tables and plans, which a later call names: they are not a member's words. */
const OWN_KEYS = new Set(["id", "food", "itemId", "todaySession"]);

/** A tool's result for a vendor's eyes: every text in it without what names the member. */
export function redactValue(value: unknown, person: RedactedPerson, key = ""): unknown {
  if (typeof value === "string") return OWN_KEYS.has(key) ? value : redact(value, person);
  if (Array.isArray(value)) return value.map((one) => redactValue(one, person, key));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, redactValue(inner, person, name)]));
}
