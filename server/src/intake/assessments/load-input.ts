import type { Purpose } from "@app/contract/consents";
import type { ProgrammeAccess } from "@app/contract/intake";
import type { Override } from "@app/engine/exclusions/exclusions";
import type { Answers } from "@app/engine/intake/answers";
import { isAlive } from "@app/engine/sync/merge";
import { accessOfBuyer, listAccess } from "../../checkout/subscriptions/programme-access.ts";
import { findAnswers, listAnswersByAccount } from "../../consents/queries.ts";
import { type Buyer, getBuyer, listBuyers } from "../../identity/accounts/get-buyer.ts";
import { memberDay } from "../../identity/accounts/queries.ts";
import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import type { Encryption } from "../../platform/encryption.ts";
import type { StoredRecord } from "../../sync/record-kind.ts";
import { questionOf } from "../answers/answer-kind.ts";
import { createAnswerStore } from "../answers/answer-store.ts";
import { overridesIn } from "../overrides/food-act.ts";
import { listFoodActs } from "../overrides/food-act-store.ts";
import { countryOf } from "../queries.ts";
import { type Assessment, planOf } from "./assessment.ts";
import type { Input } from "./decide.ts";

/** What is in force now, and what it was decided on. */
export type Assessed = { assessment: Assessment; loaded: Loaded };

/** More than there are questions. */
const MAX_ANSWERS = 200;

export type Loaded = Input & {
  /** Undefined once it is deleted. */
  account: Buyer | undefined;
  access: ProgrammeAccess;
  /** The newest revision among the answers. */
  answersRev: number;
  /** Foods that a professional allows although an answer excludes them. */
  overrides: readonly Override[];
};

/** What is decided on: the stored answers, both consents, and what the account says of country and plan. */
export async function loadInput(
  { now }: Pick<PlatformDeps, "now">,
  tx: Db,
  { accountId, encryption }: { accountId: string; encryption: Encryption },
): Promise<Loaded> {
  const records = await createAnswerStore(encryption).listChanges(tx, accountId, { after: 0 }, MAX_ANSWERS);
  const consents = await findAnswers(tx, accountId);
  const account = await getBuyer(tx, accountId);
  const access = await accessOfBuyer({ db: tx, now }, account);
  return {
    ...inputOf({ records, consents, account, access, now: now() }),
    account,
    access,
    answersRev: records.at(-1)?.rev ?? 0,
    overrides: overridesIn(await listFoodActs(tx, encryption, accountId)),
  };
}

/** What several members are decided on, in as many statements as for one; of accounts that were not deleted. */
export async function listInputs(
  { now }: Pick<PlatformDeps, "now">,
  db: Db,
  { accountIds, encryption }: { accountIds: readonly string[]; encryption: Encryption },
): Promise<Map<string, Input>> {
  if (accountIds.length === 0) return new Map();
  const records = await createAnswerStore(encryption).listOf(db, accountIds);
  const consents = await listAnswersByAccount(db, accountIds);
  const accounts = await listBuyers(db, accountIds);
  const access = await listAccess({ db, now }, accounts);
  return new Map(
    accounts.map((account) => {
      const { accountId } = account;
      const read = { account, access: access.get(accountId) ?? "none", now: now() } as const;
      const given = { records: records.get(accountId) ?? [], consents: consents.get(accountId) ?? new Map() };
      return [accountId, inputOf({ ...read, ...given })];
    }),
  );
}

type Read = {
  records: StoredRecord[];
  consents: ReadonlyMap<Purpose, boolean>;
  account: Buyer | undefined;
  access: ProgrammeAccess;
  now: Date;
};

function inputOf({ records, consents, account, access, now }: Read): Input {
  const [health, remoteCare] = [consents.get("health-data"), consents.get("remote-care")];
  return {
    answers: {
      ...answersIn(records),
      ...(health !== undefined && { c1: health ? "autorizo" : "agora-nao" }),
      ...(remoteCare !== undefined && { c2: remoteCare ? "concordo" : "conversar-antes" }),
    },
    context: { country: countryOf(account?.dialCode), plan: planOf(access) },
    today: memberDay(account, now),
  };
}

function answersIn(records: StoredRecord[]): Answers {
  const alive = records.filter((record) => isAlive({ ...record, losers: {} }));
  return Object.fromEntries(
    alive.flatMap(({ id, fields: { answer } }) => {
      const question = questionOf(id);
      return question && answer ? [[question, (answer.value as { value: unknown }).value]] : [];
    }),
  );
}
