import type { SyncReply } from "@app/contract/sync";
import { expect, test } from "vitest";
import { aChange, ackOf, aReply, hlcAt, OWN } from "../testing/replies.ts";
import { applyReply } from "./apply-reply.ts";
import { type DeviceState, emptyState } from "./device-state.ts";
import { patched } from "./device-store.ts";
import { type Edit, recordEdits, seenRecord } from "./edit.ts";
import { viewRecords } from "./view.ts";

const WALL = 900;
const weight = (id: string, kg: number): Edit => ({ id, kind: "weight", op: "put", fields: { kg } });

function stateWith(edits: Edit[], wallMs = WALL): DeviceState {
  const start = emptyState();
  const own = { ...start, meta: { ...start.meta, device: OWN } };
  return patched(own, recordEdits(own, wallMs, edits));
}
const afterReply = (state: DeviceState, reply: SyncReply, cursor = state.meta.cursor) =>
  patched(state, applyReply(state, cursor, reply, WALL));
const kgOf = (state: DeviceState) =>
  Object.fromEntries(viewRecords(state, "weight").map(({ id, fields }) => [id, fields["kg"]]));

test("removes exactly what was acknowledged, and keeps showing it", () => {
  const state = stateWith([weight("a", 80), weight("b", 81), weight("c", 82)]);
  const [first, second] = state.outbox;
  if (!first || !second) throw new Error("nothing unsent");

  const after = afterReply(state, aReply({ acks: [ackOf(first), ackOf({ ...second, hlc: hlcAt(1) })], more: true }));

  expect(after.outbox.map(({ id }) => id)).toEqual(["b", "c"]);
  expect(kgOf(after)).toEqual({ a: 80, b: 81, c: 82 });
  expect(after.meta).toMatchObject({ cursor: "e.1", complete: false, offsetMs: 100 });
});

test("a refused entry stays with its reason", () => {
  const state = stateWith([weight("a", 80)]);
  const after = afterReply(state, aReply({ acks: state.outbox.map((entry) => ackOf(entry, "consent-missing")) }));

  expect(after.outbox).toMatchObject([{ id: "a", refused: "consent-missing" }]);
  expect(viewRecords(after, "weight")).toMatchObject([{ unsent: 1, refused: "consent-missing" }]);
});

test("an entry that the account has no room for stays, and those after it go on", () => {
  const state = stateWith([weight("a", 80), weight("b", 81), weight("c", 82)]);
  const [first, second, third] = state.outbox;
  if (!first || !second || !third) throw new Error("nothing unsent");
  const after = afterReply(state, aReply({ acks: [ackOf(first), ackOf(second, "full"), ackOf(third)] }));

  expect(after.outbox).toMatchObject([{ id: "b", refused: "full" }]);
  expect(kgOf(after)).toEqual({ a: 80, b: 81, c: 82 });
});

test("an unsent edit stays on top of a change, and the value of the other device is offered", () => {
  const state = stateWith([weight("a", 80)]);
  const after = afterReply(state, aReply({ changes: [aChange("a", 79, 500)] }));

  const conflict = { field: "kg", value: 79, isOwn: false };
  expect(viewRecords(after, "weight")).toMatchObject([{ fields: { kg: 80 }, conflicts: [conflict] }]);
});

test("a later value of another device wins over an unsent edit, which is offered", () => {
  const state = stateWith([weight("a", 80)]);
  const [own] = state.outbox;
  const conflicts = [{ field: "kg", value: 80, hlc: own?.hlc ?? "" }];
  const acks = state.outbox.map((entry) => ackOf(entry));
  const after = afterReply(state, aReply({ acks, changes: [aChange("a", 79, 5_000, { conflicts })] }));

  const conflict = { field: "kg", value: 80, isOwn: true };
  expect(viewRecords(after, "weight")).toMatchObject([{ fields: { kg: 79 }, conflicts: [conflict] }]);
  const settled = patched(after, { records: { put: [seenRecord(after, "a", "weight")] } });
  expect(viewRecords(settled, "weight")).toMatchObject([{ conflicts: [] }]);
});

test("a value that was replaced knowingly is not offered", () => {
  const received = afterReply(stateWith([]), aReply({ changes: [aChange("a", 79, 500)] }));
  const edited = patched(received, recordEdits(received, WALL, [weight("a", 78)]));

  expect(viewRecords(edited, "weight")).toMatchObject([{ fields: { kg: 78 }, conflicts: [] }]);
});

test("the clock stays ahead of what was received", () => {
  const after = afterReply(stateWith([]), aReply({ changes: [aChange("a", 79, 5_000)] }));
  const edited = patched(after, recordEdits(after, WALL, [weight("a", 78)]));

  expect(kgOf(edited)).toEqual({ a: 78 });
});

test("a page asked for at another cursor is not applied, its acknowledgements are", () => {
  const state = afterReply(stateWith([weight("a", 80)]), aReply({ cursor: "e.7" }));
  const acks = state.outbox.map((entry) => ackOf(entry));
  const late = afterReply(state, aReply({ cursor: "e.3", acks, changes: [aChange("b", 70, 5)] }), "e.1");

  expect(late.meta.cursor).toBe("e.7");
  expect([late.outbox, late.records.size]).toEqual([[], 0]);
});

test("a reset drops what was received and nothing that is unsent", () => {
  const received = afterReply(stateWith([weight("a", 80)]), aReply({ changes: [aChange("b", 70, 5)] }));
  const after = afterReply(received, aReply({ cursor: "f.1", reset: true, changes: [aChange("c", 60, 6)] }));

  expect(kgOf(after)).toEqual({ a: 80, c: 60 });
});

test("a clock that ran ahead is stamped again by the server's", () => {
  const state = stateWith([weight("a", 80), weight("a", 81)], WALL + 3 * 86_400_000);
  const acks = state.outbox.map((entry) => ackOf(entry, "clock-ahead"));
  const after = afterReply(state, aReply({ acks }));

  expect(after.outbox.map(({ refused }) => refused)).toEqual([null, null]);
  expect(after.outbox.map(({ hlc }) => Number.parseInt(hlc.slice(0, 12), 16))).toEqual([1_000, 1_000]);
  expect(kgOf(after)).toEqual({ a: 81 });
});

test("an edit of an erased record is put again with all its fields, or stays refused without them", () => {
  const whole = aChange("a", 80, 5, {
    fields: { kg: 80, at: "t" },
    clocks: { fields: { kg: hlcAt(5), at: hlcAt(5) }, deleted: null },
  });
  const received = afterReply(stateWith([weight("a", 81), weight("b", 70)]), aReply({ changes: [whole] }));
  const after = afterReply(received, aReply({ acks: received.outbox.map((entry) => ackOf(entry, "gone")) }));

  expect(after.outbox).toMatchObject([
    { id: "b", refused: "gone" },
    { id: "a", fields: { kg: 81, at: "t" }, refused: null },
  ]);
});

test("a delete that was acknowledged takes along earlier edits that were refused", () => {
  const state = stateWith([weight("a", 80), { id: "a", kind: "weight", op: "delete", fields: {} }, weight("b", 70)]);
  const [put, remove] = state.outbox;
  if (!put || !remove) throw new Error("nothing unsent");
  const after = afterReply(state, aReply({ acks: [ackOf(put, "consent-missing"), ackOf(remove)] }));

  expect(after.outbox.map(({ id }) => id)).toEqual(["b"]);
  expect(kgOf(after)).toEqual({ b: 70 });
});

test("a revived record whose other fields are not known yet shows what is known", () => {
  const gone = aChange("a", 0, 5, {
    deleted: true,
    fields: {},
    clocks: { fields: { kg: hlcAt(4), at: hlcAt(4) }, deleted: hlcAt(5) },
  });
  const state = afterReply(stateWith([]), aReply({ changes: [gone] }));
  expect(viewRecords(state, "weight")).toEqual([]);

  const revived = patched(state, recordEdits(state, WALL, [weight("a", 77)]));
  expect(viewRecords(revived, "weight")).toMatchObject([{ fields: { kg: 77 } }]);
});
