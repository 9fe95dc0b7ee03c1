import type { SafetyCard } from "@app/contract/conversations";
import { cardOf, type Danger, dangerIn, eatingDisorderRow } from "@app/engine/safety/classify";
import { teamText } from "@app/engine/safety/fixed-texts";
import { raiseAlert } from "../on-call/raise-alert.ts";
import { type Db, inTransaction } from "../platform/database/db.ts";
import { lockHead } from "../sync/lock-head.ts";
import { type AssessDeps, assess } from "./assess.ts";
import { findInForce } from "./assessments/queries.ts";
import { formatHour } from "./format-hour.ts";
import { findCountry } from "./queries.ts";

/** Where a member wrote it; part of an alert's subject, which no message carries. */
type Place = "conversation" | "review" | "answers" | "diary" | "guarantee";

type Answering = { accountId: string; danger: Danger; text: string; place: Place };

/** Ends the subject of an alert about somebody else: the member's own plan goes on. */
export const OTHER_PERSON = "other-person";
const HEART = "R18_SINAIS_OU_CORACAO";

/**
 * What follows at once from words of danger, in the transaction that stores them: the alert, the rows of the safety table
 * that the words stand for, and the card that the member reads. No word of the member leaves this place.
 */
export async function answerDanger(
  deps: AssessDeps,
  tx: Db,
  { accountId, danger, text, place }: Answering,
): Promise<SafetyCard> {
  const personBy = await callPerson(deps, tx, { accountId, danger, text, place });
  const spoken = { country: await findCountry(tx, accountId), hour: formatHour(personBy, deps.now()) };
  return { card: cardOf(danger), text: teamText(danger, spoken), personBy: personBy.toISOString() };
}

async function callPerson(deps: AssessDeps, tx: Db, { accountId, danger, text, place }: Answering): Promise<Date> {
  const { topic, level } = danger;
  if (topic === "crise" && level === "now") return stopPlan(deps, tx, accountId, place);
  // Words of an eating disorder hide every figure; training waits for who has looked at the heart.
  if (topic === "transtorno-alimentar") await decideAnew(deps, tx, accountId, eatingDisorderRow(text));
  if (topic === "emergencia") await decideAnew(deps, tx, accountId, HEART);
  return (await raiseAlert(deps, tx, { accountId, ...alertOf(danger, place) })).personBy;
}

function alertOf({ topic, level }: Danger, place: Place) {
  if (level === "care" || topic === "transtorno-alimentar")
    return { urgency: "care", subject: `${place}-care` } as const;
  if (topic === "crise-outra-pessoa") return { urgency: "crisis", subject: `${place}-${OTHER_PERSON}` } as const;
  return { urgency: "emergency", subject: topic === "violencia" ? `${place}-safety` : place } as const;
}

/** Also for who never answered a questionnaire. Returns until when a person talks to the member. */
async function stopPlan(deps: AssessDeps, tx: Db, accountId: string, place: Place): Promise<Date> {
  const inForce = await findInForce(deps, tx, accountId);
  const plan = inForce && { plan: inForce.plan };
  const assessed = await assess(deps, tx, { accountId, isCompletion: false, hasCrisisWords: true, ...plan });
  if (assessed?.assessment.personBy) return assessed.assessment.personBy;
  return (await raiseAlert(deps, tx, { accountId, urgency: "crisis", subject: `${place}-crisis` })).personBy;
}

/** Before the questionnaire is closed there is no plan and no figure to hide: nothing is decided. */
async function decideAnew(deps: AssessDeps, tx: Db, accountId: string, sign: string): Promise<void> {
  const inForce = await findInForce(deps, tx, accountId);
  if (inForce) await assess(deps, tx, { accountId, isCompletion: false, signs: [sign], plan: inForce.plan });
}

/**
 * Words of danger in a text that is part of no record: answered in a transaction of their own, whatever becomes of the rest of
 * the request. Null: nothing is said and nobody is told.
 */
export async function hearWords(
  deps: AssessDeps & { db: Db },
  { accountId, text, place }: { accountId: string; text: string; place: Place },
): Promise<SafetyCard | null> {
  const danger = dangerIn(text);
  if (!danger) return null;
  return inTransaction(deps.db, async (tx) => {
    await lockHead(tx, accountId);
    return answerDanger(deps, tx, { accountId, danger, text, place });
  });
}
