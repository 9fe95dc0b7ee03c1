import { randomUUID } from "node:crypto";
import type { Correspondent, Thread } from "@app/contract/conversations";
import type { Mutation, SyncReply } from "@app/contract/sync";
import { nextHlc } from "@app/engine/sync/hlc";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { syncRecords } from "../../sync/sync-records.ts";
import { writeTeamMessage } from "../messages/write-team-message.ts";
import { readThread } from "../threads/read-thread.ts";

export const helena: Correspondent = { name: "Helena Prado", role: "nutri", registration: "CRN-3 00000" };
export const camila: Correspondent = { name: "Camila Rocha", role: "suporte", registration: null };

type Sent = { thread: Thread; text: string; id?: string; at?: Date };

let counter = 0;

/** A member's message as a device makes it. */
export function aMessage(
  { now }: Pick<Deps, "now">,
  { thread, text, id = randomUUID() }: Sent,
  device = "00000000000000aa",
): Mutation {
  const ms = now().getTime();
  const { hlc } = nextHlc({ ms, counter: (counter += 1) % 60_000 }, ms, device);
  return { id, kind: "message", op: "put", hlc, fields: { thread, text } };
}

export async function push(deps: Deps, accountId: string, ...mutations: Mutation[]): Promise<SyncReply> {
  return (await syncRecords(deps, { accountId, cursor: null, mutations })).reply;
}

/** Sends a message through the real sync and returns its id. `at`: the server's time when it arrives. */
export async function sendMessage(deps: Deps, accountId: string, sent: Sent): Promise<string> {
  const own = sent.at ? { ...deps, now: () => sent.at as Date } : deps;
  const message = aMessage(own, sent);
  const { acks } = await push(own, accountId, message);
  const [ack] = acks;
  if (ack?.result !== "stored") throw new Error(`refused: ${ack?.result}`);
  return message.id;
}

/** A person of the team answers; false when that id is there already. */
export const answer = (
  deps: Deps,
  accountId: string,
  {
    thread,
    text,
    id = randomUUID(),
    by = helena,
    staffId = randomUUID(),
  }: Sent & { by?: Correspondent; staffId?: string },
): Promise<boolean> =>
  inTransaction(deps.db, (tx) => writeTeamMessage(deps, tx, { accountId, thread, id, text, by, staffId }));

/** The newest page of a thread. */
export const openThread = (deps: Deps, accountId: string, thread: Thread) =>
  readThread(deps, deps.db, { accountId, thread }, {});
