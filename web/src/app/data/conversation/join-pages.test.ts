import type { Message } from "@app/contract/conversations";
import { expect, test } from "vitest";
import { hasOlder, isErased, type ThreadView, withNewer, withOlder } from "./join-pages.ts";

const message = (seq: number): Message => ({
  _id: String(seq),
  seq,
  at: "2026-11-19T12:00:00.000Z",
  from: "member",
  by: null,
  text: "",
  card: null,
  answered: null,
});
const from = (first: number, last: number): Message[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => message(first + index));
const view = (messages: Message[], changes: Partial<ThreadView> = {}): ThreadView => ({
  thread: "team",
  messages,
  hasOlder: false,
  lastSeq: messages.at(-1)?.seq ?? 0,
  readByMember: 0,
  readByTeam: 0,
  waiting: null,
  people: [],
  holder: null,
  writing: "open",
  ...changes,
});
const seqs = ({ messages }: ThreadView) => messages.map(({ seq }) => seq);

test("what came since follows what is known, each once, and read marks never go back", () => {
  const known = view(from(5, 7), { readByMember: 7, readByTeam: 2 });
  const newest = view([], { lastSeq: 9, readByMember: 5, readByTeam: 9 });
  const after = withNewer(known, from(7, 9), newest);
  expect(seqs(after)).toEqual([5, 6, 7, 8, 9]);
  expect(after).toMatchObject({ readByMember: 7, readByTeam: 9, lastSeq: 9 });
});

test("where nothing came, the list stays the same one", () => {
  const known = view(from(1, 3));
  expect(withNewer(known, [], view([], { lastSeq: 3 })).messages).toBe(known.messages);
});

test("an older page goes before the first; one that another has overtaken changes nothing", () => {
  const known = view(from(51, 100));
  const joined = withOlder(known, view(from(1, 50)));
  expect(seqs(joined)).toEqual(from(1, 100).map(({ seq }) => seq));
  expect([hasOlder(known), hasOlder(joined), hasOlder(view([]))]).toEqual([true, false, false]);
  expect(withOlder(joined, view(from(1, 50)))).toBe(joined);
});

test("a thread with fewer messages than are known here was erased", () => {
  expect(isErased(view(from(1, 5)), view([], { lastSeq: 0 }))).toBe(true);
  expect(isErased(view(from(1, 5)), view([], { lastSeq: 5 }))).toBe(false);
});
