import { isDeepStrictEqual } from "node:util";
import type { Answer } from "@app/contract/intake";
import { answerRecord } from "@app/engine/intake/answer-record";
import type { RegionPain } from "@app/engine/intake/answers";
import { nextHlc, observe } from "@app/engine/sync/hlc";
import { isAlive } from "@app/engine/sync/merge";
import type { Db } from "../platform/database/db.ts";
import type { StoredRecord } from "../sync/record-kind.ts";
import { storeMutations } from "../sync/store-mutations.ts";
import { createAnswerStore } from "./answers/answer-store.ts";
import type { AssessDeps } from "./assess.ts";

const QUESTION = "m7";
/** As many as the question takes. */
const MAX_PAINS = 14;
/** The server writes as one device among the member's. */
const SERVER_DEVICE = "0000000000005e72";

/**
 * Adds pains to the member's answer as a device does, under a clock after that answer's: it is saved by sync and reviewed
 * as every saved answer is, in the caller's transaction, which holds the account's head. What is there already is kept.
 */
export async function addPains(
  deps: AssessDeps,
  tx: Db,
  { accountId, pains }: { accountId: string; pains: readonly RegionPain[] },
): Promise<void> {
  const { id } = answerRecord(QUESTION, []);
  const [stored] = await createAnswerStore(deps.keyRing.encryption("health-data")).load(tx, accountId, [id]);
  const known = painsIn(stored);
  const all = strongest(pains.reduce<RegionPain[]>(withPain, known));
  if (isDeepStrictEqual(all, known)) return;
  const mutation = { ...answerRecord(QUESTION, all), hlc: clockAfter(stored, deps.now()) };
  const { acks } = await storeMutations(deps, tx, { accountId, mutations: [mutation] });
  if (acks.some(({ result }) => result !== "stored")) throw new Error("the reported pain was not added to the answers");
}

function painsIn(stored: StoredRecord | undefined): RegionPain[] {
  const answer = stored && isAlive({ ...stored, losers: {} }) ? stored.fields["answer"] : undefined;
  return answer ? ((answer.value as Answer).value as RegionPain[]) : [];
}

/** Of the same region and side the stronger one counts. */
function withPain(known: RegionPain[], added: RegionPain): RegionPain[] {
  const same = known.find(({ region, side }) => region === added.region && side === added.side);
  if (!same) return [...known, added];
  return same.pain >= added.pain ? known : known.map((one) => (one === same ? added : one));
}

const strongest = (pains: RegionPain[]): RegionPain[] =>
  pains.length > MAX_PAINS ? pains.toSorted((a, b) => b.pain - a.pain).slice(0, MAX_PAINS) : pains;

function clockAfter(stored: StoredRecord | undefined, now: Date): string {
  const seen = [stored?.fields["answer"]?.hlc, stored?.deleted].flatMap((hlc) => hlc ?? []);
  return nextHlc(seen.reduce(observe, { ms: 0, counter: 0 }), now.getTime(), SERVER_DEVICE).hlc;
}
