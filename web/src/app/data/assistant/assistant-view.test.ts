import type { AssistantMessage, AssistantPage } from "@app/contract/assistant";
import { expect, test } from "vitest";
import { textOf, withEvent, withNewest, withOlder, withoutExchange, withSentence } from "./assistant-view.ts";

const message = (seq: number, changes: Partial<AssistantMessage> = {}): AssistantMessage => ({
  _id: `00000000-0000-7000-8000-${String(seq).padStart(12, "0")}`,
  seq,
  at: "2026-11-19T13:00:00Z",
  from: seq % 2 === 1 ? "member" : "assistant",
  status: "done",
  basic: null,
  blocks: [{ kind: "text", text: `Número ${seq}.` }],
  ...changes,
});
const pageOf = (from: number, to: number, changes: Partial<AssistantPage> = {}): AssistantPage => ({
  messages: Array.from({ length: to - from + 1 }, (_, index) => message(from + index)),
  hasOlder: from > 1,
  basic: null,
  writing: "open",
  canHandOff: true,
  ...changes,
});
const seqs = ({ messages }: Pick<AssistantPage, "messages">) => messages.map(({ seq }) => seq);

test("sentences grow the answer, with the gaps that its sender made", () => {
  expect(withSentence([], "Dá.")).toEqual([{ kind: "text", text: "Dá." }]);
  expect(withSentence([{ kind: "text", text: "Dá." }], "Troque.")).toEqual([{ kind: "text", text: "Dá. Troque." }]);
  expect(withSentence([{ kind: "text", text: "Dá.\n" }], "Troque.")).toEqual([{ kind: "text", text: "Dá.\nTroque." }]);
  expect(withSentence([{ kind: "bad-day" }], "Dá.")).toEqual([{ kind: "bad-day" }, { kind: "text", text: "Dá." }]);
});

test("the events of a stream make the row that the server has", () => {
  const answer = message(2, { status: "streaming", blocks: [] });
  const known = pageOf(1, 0, { messages: [] });
  const started = withEvent(known, null, { type: "start", question: message(1), answer });
  const spoken = withEvent(started, answer._id, { type: "sentence", text: "Dá." });
  const stepped = withEvent(spoken, answer._id, { type: "step", text: "Olhando o seu plano" });
  expect(textOf(stepped.messages[1] ?? answer)).toBe("Dá.");
  const whole = message(2, { blocks: [{ kind: "text", text: "Dá." }, { kind: "bad-day" }] });
  expect(withEvent(stepped, answer._id, { type: "end", answer: whole }).messages).toEqual([message(1), whole]);
});

test("a page that was read meanwhile does not take back what the stream has said", () => {
  const ahead = message(2, { status: "streaming", blocks: [{ kind: "text", text: "Dá. Troque." }] });
  const behind = message(2, { status: "streaming", blocks: [{ kind: "text", text: "Dá." }] });
  const known = pageOf(1, 0, { messages: [message(1), ahead] });
  expect(withNewest(known, pageOf(1, 0, { messages: [message(1), behind] })).messages[1]).toEqual(ahead);
  expect(withNewest(known, pageOf(1, 2)).messages[1]).toEqual(message(2));
});

test("older pages stay above a newer page, and come once", () => {
  const known = withOlder(pageOf(11, 20), pageOf(1, 10));
  expect(seqs(known)).toEqual(seqs(pageOf(1, 20)));
  expect(withOlder(known, pageOf(1, 10))).toEqual(known);
  const refreshed = withNewest(known, pageOf(13, 22));
  expect(seqs(refreshed)).toEqual(seqs(pageOf(1, 22)));
  expect(refreshed.hasOlder).toBe(false);
});

test("a question goes with its answer", () => {
  expect(seqs(withoutExchange(pageOf(1, 6), 3))).toEqual([1, 2, 5, 6]);
});

test("a conversation that was deleted elsewhere is gone here", () => {
  expect(withNewest(pageOf(1, 6), pageOf(1, 0, { messages: [], hasOlder: false })).messages).toEqual([]);
});
