import { MAX_CHANGES } from "@app/contract/sync";
import * as fc from "fast-check";
import { expect } from "vitest";
import { generated } from "../../../scripts/lib/generated.ts";
import { test } from "../testing/http.ts";
import { listChanges } from "./changes.ts";
import { ANY_REVISION, type RecordKind, type StoredRecord } from "./record-kind.ts";

const recordAt = (rev: number): StoredRecord => ({
  id: `r${rev}`,
  rev,
  fields: {},
  deleted: "1",
  isContested: false,
});

/** A kind with records at these revisions; counts what is read of it. */
function aKind(name: string, revs: readonly number[], pageSize: number | undefined, count: (read: number) => void) {
  const listed: RecordKind["listChanges"] = async (_db, _accountId, { after, until = ANY_REVISION }, limit) => {
    const records = revs.filter((rev) => rev > after && rev <= until).slice(0, limit);
    count(records.length);
    return records.map(recordAt);
  };
  return { name, pageSize, listChanges: listed } as RecordKind;
}

test("pages hold every change once, in order, and read little more than they hold", async ({ deps }) => {
  const kinds = fc.array(fc.record({ share: fc.integer({ min: 1, max: 9 }), isWide: fc.boolean() }), {
    minLength: 1,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(kinds, fc.integer({ min: 0, max: 4_000 }), fc.integer(), async (shapes, records, salt) => {
      const owners = shapes.flatMap(({ share }, index) => Array.from({ length: share }, () => index));
      const ownerOf = (rev: number) => owners[Math.abs(Math.imul(rev + salt, 2_654_435_761)) % owners.length];
      let read = 0;
      const made = shapes.map(({ isWide }, index) =>
        aKind(
          `k${index}`,
          Array.from({ length: records }, (_, at) => at + 1).filter((rev) => ownerOf(rev) === index),
          isWide ? 100 : undefined,
          (count) => {
            read += count;
          },
        ),
      );
      const seen: string[] = [];
      for (let after: number | null = 0, most = 0; after !== null; most += 1) {
        read = 0;
        const page: Awaited<ReturnType<typeof listChanges>> = await listChanges(deps.db, made, {
          accountId: crypto.randomUUID(),
          after,
          now: deps.now(),
        });
        expect(read).toBeLessThanOrEqual(4 * (MAX_CHANGES + 1));
        expect(most).toBeLessThan(100);
        seen.push(...page.changes.map(({ id }) => id));
        after = page.last;
      }
      expect(seen).toEqual(Array.from({ length: records }, (_, at) => `r${at + 1}`));
    }),
    generated(200, 20),
  );
});
