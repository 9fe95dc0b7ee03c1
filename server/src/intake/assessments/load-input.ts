import { brand } from "@app/contract/brand";
import type { ProgrammeAccess } from "@app/contract/intake";
import type { Override } from "@app/engine/exclusions/exclusions";
import type { Answers } from "@app/engine/intake/answers";
import { isAlive } from "@app/engine/sync/merge";
import { accessOfBuyer } from "../../checkout/subscriptions/programme-access.ts";
import { findAnswers } from "../../consents/find-answers.ts";
import { type Buyer, getBuyer } from "../../identity/accounts/get-buyer.ts";
import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import type { Encryption } from "../../platform/encryption.ts";
import type { StoredRecord } from "../../sync/record-kind.ts";
import { questionOf } from "../answers/answer-kind.ts";
import { createAnswerStore } from "../answers/answer-store.ts";
import { countryOf } from "../find-country.ts";
import { overridesIn } from "../overrides/food-act.ts";
import { listFoodActs } from "../overrides/food-act-store.ts";
import { planOf } from "./assessment.ts";
import type { Input } from "./decide.ts";

/** More than there are questions. */
const MAX_ANSWERS = 200;
const day = new Intl.DateTimeFormat("en-CA", { timeZone: brand.serviceHours.timeZone });

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
  const records = await createAnswerStore(encryption).listChanges(tx, accountId, 0, MAX_ANSWERS);
  const consents = await findAnswers(tx, accountId);
  const account = await getBuyer(tx, accountId);
  const access = await accessOfBuyer({ db: tx, now }, account);
  const [health, remoteCare] = [consents.get("health-data"), consents.get("remote-care")];
  return {
    answers: {
      ...answersIn(records),
      ...(health !== undefined && { c1: health ? "autorizo" : "agora-nao" }),
      ...(remoteCare !== undefined && { c2: remoteCare ? "concordo" : "conversar-antes" }),
    },
    context: { country: countryOf(account?.dialCode), plan: planOf(access) },
    today: day.format(now()),
    account,
    access,
    answersRev: records.at(-1)?.rev ?? 0,
    overrides: overridesIn(await listFoodActs(tx, encryption, accountId)),
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
