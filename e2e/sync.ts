import type { SyncKind } from "@app/contract/sync";
import { type Clock, nextHlc } from "@app/engine/sync/hlc";
import type { Page } from "@playwright/test";
import { basic, expect, type Visitor } from "./journey.ts";
import { headersOf } from "./session.ts";

export type StoredRecord = { id: string; kind: SyncKind; fields: Record<string, unknown> };

let clock: Clock = { ms: 0, counter: 0 };

/** Saves records through the API, as a device of the member's. */
export async function saveRecords(page: Page, visitor: Visitor, records: readonly StoredRecord[]): Promise<void> {
  const mutations = records.map((record) => {
    const next = nextHlc(clock, Date.now(), "00000000000000bb");
    clock = next.clock;
    return { ...record, op: "put", hlc: next.hlc };
  });
  const reply = await page.request.post("/v1/account/sync", {
    headers: headersOf(visitor),
    data: { cursor: null, mutations },
  });
  const { acks } = (await reply.json()).return as { acks: { id: string; result: string }[] };
  expect(acks.filter(({ result }) => result !== "stored")).toEqual([]);
}

/** The member's records of these kinds, as the server has them. */
export async function storedRecords(
  page: Page,
  { email, password }: Visitor,
  kinds: readonly SyncKind[],
): Promise<StoredRecord[]> {
  const found: StoredRecord[] = [];
  let cursor: string | null = null;
  for (let more = true; more; ) {
    const reply = await page.request.post("/v1/account/sync", {
      headers: basic(email, password),
      data: { cursor, mutations: [] },
    });
    const answer = (await reply.json()).return as { cursor: string; more: boolean; changes: StoredRecord[] };
    found.push(...answer.changes.filter(({ kind }) => kinds.includes(kind)));
    ({ cursor, more } = answer);
  }
  return found;
}
