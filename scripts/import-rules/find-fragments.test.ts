import { expect, test } from "vitest";
import { findFragments } from "./find-fragments.ts";

const leads = "server/src/leads";
const short = (file: string) => ({ file, lines: 12 });
const uses = (from: string, to: string) => ({ from: `${leads}/${from}`, to: `${leads}/${to}` });

test("a short file with one user and no test is a fragment", () => {
  const sources = [short(`${leads}/count-lead.ts`), { file: `${leads}/record-lead.ts`, lines: 80 }];

  expect(findFragments(sources, [uses("record-lead.ts", "count-lead.ts")])).toEqual([`${leads}/count-lead.ts`]);
});

test.each([
  ["is longer", [{ file: `${leads}/lead.ts`, lines: 26 }], [uses("a.ts", "lead.ts")]],
  ["has two users", [short(`${leads}/lead.ts`)], [uses("a.ts", "lead.ts"), uses("b.ts", "lead.ts")]],
  ["has a test of its own", [short(`${leads}/lead.ts`), short(`${leads}/lead.test.ts`)], [uses("a.ts", "lead.ts")]],
  ["has a role", [short(`${leads}/routes.ts`), short(`${leads}/lead-store.ts`)], [uses("a.ts", "routes.ts")]],
  ["is an entry point", [short("server/src/worker.ts")], []],
  ["is no product code", [short("scripts/lib/a.ts")], [{ from: "scripts/dev.ts", to: "scripts/lib/a.ts" }]],
])("a file that %s is none", (_, sources, imports) => {
  expect(findFragments(sources, imports)).toEqual([]);
});
