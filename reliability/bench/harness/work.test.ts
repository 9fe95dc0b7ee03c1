import { expect, test } from "vitest";
import { type Node, sumUp } from "./work.ts";

const scan = (table: string, filtered: number): Node => ({
  "Node Type": "Seq Scan",
  "Relation Name": table,
  "Shared Hit Blocks": 3,
  "Rows Removed by Filter": filtered,
});

test("a sequential scan of a growing table is reported, with the rows removed by its filter", () => {
  expect(sumUp([scan("payments", 40)], new Map())).toMatchObject({ seqScans: ["payments"], rowsFiltered: 40 });
});

test("a sequential scan of a small table is not reported, but its buffers count", () => {
  const plan: Node = { "Node Type": "ModifyTable", "Shared Hit Blocks": 5, Plans: [scan("throttles", 23)] };

  expect(sumUp([plan], new Map())).toMatchObject({ seqScans: [], rowsFiltered: 0, buffers: 5 });
});
