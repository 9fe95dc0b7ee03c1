import { expect, test } from "vitest";
import { exampleFile } from "../testing/example-file.ts";
import { splitPromises } from "./split-promises.ts";

const [example] = exampleFile.promises;
const promise = (_id: string, state: "running" | "late" | "paused" | "kept" | "void", at: string) => {
  if (!example) throw new Error("the example has no promise");
  return { ...example, _id, state, dueAt: at, fulfilledAt: state === "kept" ? at : null };
};

test("everything that is owed comes first by its time, then the newest that is settled; the rest is folded", () => {
  const split = splitPromises([
    promise("kept-5", "kept", "2026-11-18T10:00:00Z"),
    promise("runs", "running", "2026-11-20T10:00:00Z"),
    promise("kept-4", "kept", "2026-11-17T10:00:00Z"),
    promise("paused", "paused", "2026-11-21T10:00:00Z"),
    promise("void-3", "void", "2026-11-16T10:00:00Z"),
    promise("late", "late", "2026-11-19T10:00:00Z"),
    promise("kept-1", "kept", "2026-11-11T10:00:00Z"),
  ]);
  const ids = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id);
  expect(ids(split.owed)).toEqual(["late", "runs", "paused"]);
  expect(ids(split.settled)).toEqual(["kept-5", "kept-4", "void-3"]);
  expect(ids(split.older)).toEqual(["kept-1"]);
});
