import { expect, test } from "vitest";
import { type Node, sumUp } from "./work.ts";

const scan = (table: string, thrownAway: number): Node => ({
  "Node Type": "Seq Scan",
  "Relation Name": table,
  "Shared Hit Blocks": 3,
  "Rows Removed by Filter": thrownAway,
});

test("a table that grows with the people is told when it is read whole, with its rows read for nothing", () => {
  expect(sumUp([scan("payments", 40)], new Map())).toMatchObject({ seqScans: ["payments"], rowsThrownAway: 40 });
});

test("what a small table holds by now changes nothing, and its buffers count all the same", () => {
  const plan: Node = { "Node Type": "ModifyTable", "Shared Hit Blocks": 5, Plans: [scan("throttles", 23)] };

  expect(sumUp([plan], new Map())).toMatchObject({ seqScans: [], rowsThrownAway: 0, buffers: 5 });
});
