import { expect, test } from "vitest";
import golden from "../../golden/permissions.json" with { type: "json" };
import { can } from "./can.ts";
import { PERMISSIONS, type Relation, type Role } from "./permissions.ts";

type Row = { role: string; action: string; relation: string; allow: boolean; needs?: string[]; limits?: string[] };
const table: Row[] = golden.table;
const decide = ({ role, action, relation }: Row) =>
  can({ role: role as Role }, action, { relation: relation as Relation });

test("every role, action and relation is decided as the table says", () => {
  expect(table).toHaveLength(golden.allowed + golden.refused);
  const wrong = table.filter((row) => {
    const decided = decide(row);
    if (!row.allow || !decided.allowed) return row.allow !== decided.allowed;
    return !sameWords(decided.needs, row.needs) || !sameWords(decided.limits, row.limits);
  });
  expect(wrong).toEqual([]);
});

test("there is no action that the table does not know, and none is missing", () => {
  expect(Object.keys(PERMISSIONS).sort()).toEqual(Object.keys(golden.rowOfAction).sort());
});

test.each(["plan.burn", "toString", "__proto__", ""])("an unknown action is refused: %s", (action) => {
  expect(can({ role: "admin" }, action, { relation: "company" })).toEqual({ allowed: false });
});

const sameWords = (given: readonly string[], expected: readonly string[] = []): boolean =>
  JSON.stringify([...given].sort()) === JSON.stringify([...expected].sort());
