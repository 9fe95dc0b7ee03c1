import { brand } from "@app/contract/brand";
import { type Purpose, purposes } from "@app/contract/consents";
import type { Mutation } from "@app/contract/sync";
import { answerRecord, answerRecords } from "@app/engine/intake/answer-record";
import type { AnswerId, Answers } from "@app/engine/intake/answers";
import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import { nextHlc } from "@app/engine/sync/hlc";
import { answerConsent } from "../../consents/answer-consent.ts";
import type { Deps } from "../../deps.ts";
import { syncRecords } from "../../sync/sync-records.ts";
import type { aDevice } from "../../sync/testing/devices.ts";
import { aMember, buysByCard } from "../../testing/purchases.ts";
import { listOpened } from "../assessments/assessment-store.ts";
import { completeIntake } from "../complete-intake.ts";

type Device = Pick<ReturnType<typeof aDevice>, "put">;

/** The put of one answer, as the questionnaire's screen makes it. */
export function anAnswer(device: Device, question: AnswerId, value: unknown, more: object = {}): Mutation {
  const { id, kind, fields } = answerRecord(question, value);
  return device.put(id, { answer: { ...fields.answer, ...more } }, kind);
}

export const giveConsent = (deps: Deps, accountId: string, purpose: Purpose, allowed = true): Promise<void> =>
  answerConsent(deps, { accountId, purpose, allowed, version: purposes[purpose].version, via: "account" });

/** A member of the Complete plan who agreed to both texts. */
export async function aCompleteMember(deps: Deps, more: Parameters<typeof aMember>[1] = {}) {
  const member = await aMember(deps, more);
  await buysByCard(deps, member);
  await giveConsent(deps, member.accountId, "health-data");
  await giveConsent(deps, member.accountId, "remote-care");
  return member;
}

/** A free member who agreed to health data. */
export async function aFreeMember(deps: Deps, more: Parameters<typeof aMember>[1] = {}) {
  const member = await aMember(deps, more);
  await giveConsent(deps, member.accountId, "health-data");
  return member;
}

let counter = 0;

/** Saves answers as a device does; consents are no answers. */
export async function save(deps: Deps, accountId: string, given: Answers): Promise<ReturnType<typeof syncRecords>> {
  const { c1: _, c2: __, ...answers } = given;
  const ms = deps.now().getTime();
  const mutations = answerRecords(answers).map((record): Mutation => {
    const { hlc } = nextHlc({ ms, counter: (counter += 1) % 60_000 }, ms, "00000000000000aa");
    return { ...record, hlc };
  });
  const synced = await syncRecords(deps, { accountId, cursor: null, mutations });
  const refused = synced.reply.acks.filter(({ result }) => result !== "stored");
  if (refused.length > 0) throw new Error(`refused: ${JSON.stringify(refused)}`);
  return synced;
}

/** Answers and closes the questionnaire; no plan follows. */
export async function closeWithoutPlan(deps: Deps, accountId: string, answers: Answers = plainAnswers): Promise<void> {
  await save(deps, accountId, answers);
  const prepareClosing = () => Promise.resolve(() => Promise.resolve());
  await completeIntake({ ...deps, prepareClosing }, accountId);
}

const day = new Intl.DateTimeFormat("en-CA", { timeZone: brand.serviceHours.timeZone });
export const todayOf = ({ now }: Pick<Deps, "now">): string => day.format(now());

export const assessmentsOf = (deps: Deps, accountId: string) =>
  listOpened(deps.db, deps.keyRing.encryption("health-data"), accountId);

/** Those that the questionnaire makes: the purchase before it and the plan that follows have their own. */
export const promisesOf = (deps: Deps, accountId: string) =>
  deps.db
    .selectFrom("promises")
    .select(["kind", "subject", "state", "hours", "startsAt", "dueAt"])
    .where("accountId", "=", accountId)
    .where("kind", "not in", ["provisional-plan", "access-now"])
    .orderBy("startsAt")
    .execute();
