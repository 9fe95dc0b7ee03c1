import type { Message, Thread } from "@app/contract/conversations";
import { expect, test } from "vitest";
import { applyReply } from "../../sync/core/apply-reply.ts";
import { type DeviceState, emptyState } from "../../sync/core/device-state.ts";
import { patched } from "../../sync/core/device-store.ts";
import { recordEdits } from "../../sync/core/edit.ts";
import { ackOf, aReply } from "../../sync/testing/replies.ts";
import type { ThreadView } from "./join-pages.ts";
import { countUnsent, messageEdit, ownMessages } from "./message-records.ts";

const T0 = Date.parse("2026-11-19T12:00:00Z");

function write(state: DeviceState, text: string, atMs: number, thread: Thread = "team"): DeviceState {
  return patched(state, recordEdits(state, atMs, [messageEdit({ thread, text }, atMs)]));
}
const answered = (state: DeviceState, result: "stored" | "invalid") =>
  patched(
    state,
    applyReply(state, null, aReply({ acks: state.outbox.map((entry) => ackOf(entry, result)), now: T0 }), T0),
  );
const view = (messages: Partial<Message>[] = []): ThreadView =>
  ({ thread: "team", messages, lastSeq: messages.length }) as ThreadView;
const shown = (state: DeviceState, thread = view()) =>
  ownMessages(state, thread).map(({ text, state: at }) => [text, at]);

test("unsent messages follow the thread in the order of their writing, those of the other thread do not", () => {
  const state = write(write(write(emptyState(), "b", T0 + 2), "a", T0 + 1), "conta", T0 + 3, "support");
  expect(shown(state)).toEqual([
    ["a", "unsent"],
    ["b", "unsent"],
  ]);
  expect([countUnsent(state, "team"), countUnsent(state, "support")]).toEqual([2, 1]);
});

test("a refused one stays, a sent one until the thread has it, and never twice", () => {
  const state = write(emptyState(), "oi", T0);
  expect(shown(answered(state, "invalid"))).toEqual([["oi", "refused"]]);
  const stored = answered(state, "stored");
  expect(shown(stored)).toEqual([["oi", "confirming"]]);
  const id = state.outbox[0]?.id ?? "";
  expect(shown(stored, view([{ _id: id, seq: 1, at: new Date(T0).toISOString() }]))).toEqual([]);
  expect(shown(state, view([{ _id: id, seq: 1, at: new Date(T0).toISOString() }]))).toEqual([]);
});

test("a question from the assistant has its answer's id, which has no time", () => {
  const edit = { ...messageEdit({ thread: "team", text: "passada" }, T0), id: "e7f1a2b3-0c4d-4e5f-8a9b-0c1d2e3f4a5b" };
  const state = patched(emptyState(), recordEdits(emptyState(), T0, [edit]));
  expect(shown(state)).toEqual([["passada", "unsent"]]);
  expect(Math.abs(Date.parse(ownMessages(state, view())[0]?.at ?? "") - Date.now())).toBeLessThan(60_000);
  const loaded = view([{ _id: "x", seq: 51, at: new Date(T0).toISOString() }]);
  expect(shown(answered(state, "stored"), loaded)).toEqual([]);
});

test("a sent message of an earlier page is not taken for a new one", () => {
  const stored = answered(write(emptyState(), "antiga", T0), "stored");
  const loaded = view([{ _id: "x", seq: 51, at: new Date(T0 + 60_000).toISOString() }]);
  expect(shown(stored, loaded)).toEqual([]);
});
