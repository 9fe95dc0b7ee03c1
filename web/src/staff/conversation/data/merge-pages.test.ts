import { expect, test } from "vitest";
import { aThread, fromMember, fromTeam } from "../testing/example-thread.ts";
import { addNewer, addOlder } from "./merge-pages.ts";

const seqs = ({ messages }: ReturnType<typeof aThread>) => messages.map(({ seq }) => seq);
const pageOf = (first: number, last: number) =>
  aThread(Array.from({ length: last - first + 1 }, (_, index) => fromMember(first + index)));

test("what is known grows by what came after it, each message once", () => {
  const known = addNewer(pageOf(3, 5), pageOf(5, 7));
  expect(seqs(known)).toEqual([3, 4, 5, 6, 7]);
  expect(known.lastSeq).toBe(7);
});

test("an answer of before changes nothing, and no mark moves back", () => {
  const known = { ...pageOf(1, 4), readByMember: 4, readByTeam: 4, waiting: null };
  const late = { ...pageOf(1, 2), readByMember: 2, readByTeam: 1 };
  expect(addNewer(known, late)).toEqual(known);
});

test("after a gap of more than a page it begins anew, with the way to older ones", () => {
  const newer = { ...pageOf(60, 109), hasOlder: true };
  expect(addNewer(pageOf(1, 4), newer)).toEqual(newer);
});

test("an older page stands before, and says whether there is more", () => {
  const known = { ...aThread([fromTeam(5)]), hasOlder: true };
  const all = addOlder(known, { ...pageOf(3, 5), hasOlder: false });
  expect(seqs(all)).toEqual([3, 4, 5]);
  expect(all.hasOlder).toBe(false);
});
