import type { Statement } from "./in-process-api.ts";
import type { Mark } from "./requests.ts";

/** What differs from one call to the next, as it stood in the recorded one: `from` becomes the SQL expression `to`. */
export type Swap = { from: string; to: string };

const UUID = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
const WHOLE_UUID = new RegExp(`^${UUID}$`);
const N = ":n";
/** Here an id is wanted as the text it is. */
const AS_TEXT = /hashtext(extended)?\($/;

/** The pgbench script of a recorded call: the same statements, with new values where the call had new ones. */
export function scriptOf(
  statements: Statement[],
  mark: Mark,
  { people, swaps = [] }: { people: number; swaps?: Swap[] },
): string {
  const all = [...swaps, { from: mark.fresh, to: N }, { from: `119${mark.short}`, to: N }];
  const ids: string[] = [];
  const lines = statements.map(({ text, values }) => {
    const filled = text.replaceAll(/\$(\d+)/g, (_, place: string, offset: number) => {
      const made = expression(values[Number(place) - 1], all, ids);
      return AS_TEXT.test(text.slice(0, offset)) ? made.replace(/::uuid$/, "") : made;
    });
    return `${filled};`;
  });
  return [
    `\\set n random(100000000000, 699999999999)`,
    `\\set k random(10000001, ${10_000_000 + people})`,
    ...lines,
    "",
  ].join("\n");
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\&]/g, "\\$&");

/** Ids that the server made up are made up anew: each keeps its place, so that rows still point at each other. */
function expression(value: unknown, swaps: Swap[], made: string[]): string {
  if (value === null || value === undefined) return "null";
  const text = plain(value);
  const expressionOf = (found: string): string => swaps.find(({ from }) => from === found)?.to ?? idOf(found, made);
  const parts = text
    .split(new RegExp(`(${[...swaps.map(({ from }) => escaped(from)), UUID].join("|")})`))
    .map((part, index) => (index % 2 === 1 ? expressionOf(part) : part && quoted(part)))
    .filter(Boolean);
  const joined = parts.length > 1 ? `(${parts.join(" || ")})` : (parts[0] ?? "''");
  if (Array.isArray(value)) return `${joined}::text[]`;
  if (parts.length > 1) return text.startsWith("{") ? `${joined}::jsonb` : joined;
  return WHOLE_UUID.test(text) && joined.startsWith("(") ? `${joined}::uuid` : joined;
}

function idOf(uuid: string, made: string[]): string {
  if (!made.includes(uuid)) made.push(uuid);
  return `('${String(made.indexOf(uuid)).padStart(8, "0")}-0000-4000-8000-' || ${N})`;
}

/** As node-postgres would send it. */
function plain(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\x${value.toString("hex")}`;
  if (Array.isArray(value)) return `{${value.map((item) => JSON.stringify(item)).join(",")}}`;
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** pgbench takes any `:word` for a variable, also inside quotes. */
function quoted(text: string): string {
  const safe = text.replaceAll("'", "''");
  return /[:\\]/.test(safe) ? `E'${safe.replaceAll("\\", "\\\\").replaceAll(":", "\\x3a")}'` : `'${safe}'`;
}
