import { isDeepStrictEqual } from "node:util";
import type { Answer } from "@app/contract/intake";
import { answerRecord } from "@app/engine/intake/answer-record";
import type { RegionPain } from "@app/engine/intake/answers";
import { isAlive } from "@app/engine/sync/merge";
import type { Db } from "../platform/database/db.ts";
import type { StoredRecord } from "../sync/record-kind.ts";
import { createAnswerStore } from "./answers/answer-store.ts";
import { writeAnswers } from "./answers/write-answers.ts";
import type { AssessDeps } from "./assess.ts";

const QUESTION = "m7";
/** As many as the question takes. */
const MAX_PAINS = 14;

/**
 * Adds pains to the member's answer as a device does, in the caller's transaction, which holds the account's head. What is
 * there already is kept.
 */
export async function addPains(
  deps: AssessDeps,
  tx: Db,
  { accountId, pains }: { accountId: string; pains: readonly RegionPain[] },
): Promise<void> {
  const { id } = answerRecord(QUESTION, []);
  const [stored] = await createAnswerStore(deps.keyRing.encryption("health-data")).load(tx, accountId, [id]);
  const known = painsIn(stored);
  const all = withPains(known, pains);
  if (isDeepStrictEqual(all, known)) return;
  if (!(await writeAnswers(deps, tx, { accountId, answers: { [QUESTION]: all } })))
    throw new Error("the reported pain was not added to the answers");
}

function painsIn(stored: StoredRecord | undefined): RegionPain[] {
  const answer = stored && isAlive({ ...stored, losers: {} }) ? stored.fields["answer"] : undefined;
  return answer ? ((answer.value as Answer).value as RegionPain[]) : [];
}

/** What was known and what is added, as many as the question takes. */
export const withPains = (known: readonly RegionPain[], added: readonly RegionPain[]): RegionPain[] =>
  strongest(added.reduce<RegionPain[]>(withPain, [...known]));

/** Of the same region and side the stronger one counts. */
function withPain(known: RegionPain[], added: RegionPain): RegionPain[] {
  const same = known.find(({ region, side }) => region === added.region && side === added.side);
  if (!same) return [...known, added];
  return same.pain >= added.pain ? known : known.map((one) => (one === same ? added : one));
}

const strongest = (pains: RegionPain[]): RegionPain[] =>
  pains.length > MAX_PAINS ? pains.toSorted((a, b) => b.pain - a.pain).slice(0, MAX_PAINS) : pains;
