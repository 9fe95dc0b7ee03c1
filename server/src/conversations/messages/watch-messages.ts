import type { SafetyCard } from "@app/contract/conversations";
import { classifyText, eatingDisorderRow, type SafetyClass } from "@app/engine/safety/classify";
import { careText, emergencyText, teamCrisisText } from "@app/engine/safety/fixed-texts";
import { type AssessDeps, assess } from "../../intake/assess.ts";
import { findInForce } from "../../intake/assessments/find-in-force.ts";
import { findCountry } from "../../intake/find-country.ts";
import { formatHour } from "../../intake/format-hour.ts";
import { raiseAlert } from "../../on-call/raise-alert.ts";
import type { Db } from "../../platform/database/db.ts";

type Watched = { accountId: string; texts: readonly string[] };

/**
 * Alerts whoever is on call to what a member's words speak of, and returns the card of each danger. Crisis words are what
 * they are in the questionnaire: the plan stops. Words of an eating disorder hide every figure until a nutritionist has
 * talked to the member. No word of the member leaves this place.
 */
export async function watchMessages(
  deps: AssessDeps,
  tx: Db,
  { accountId, texts }: Watched,
): Promise<Map<SafetyClass, SafetyCard>> {
  const cards = new Map<SafetyClass, SafetyCard>();
  for (const [danger, said] of Map.groupBy(texts, classifyText))
    if (danger) cards.set(danger, await cardOf(deps, tx, { accountId, danger, texts: said }));
  return cards;
}

async function cardOf(
  deps: AssessDeps,
  tx: Db,
  { accountId, danger, texts }: Watched & { danger: SafetyClass },
): Promise<SafetyCard> {
  const country = await findCountry(tx, accountId);
  if (danger === "crise") {
    const personBy = await stopPlan(deps, tx, accountId);
    const text = teamCrisisText(country, formatHour(personBy, deps.now()));
    return { card: "crisis", text, personBy: personBy.toISOString() };
  }
  if (danger === "transtorno-alimentar") {
    await hideNumbers(deps, tx, { accountId, texts });
    const { personBy } = await raiseAlert(deps, tx, { accountId, urgency: "care", subject: "conversation-care" });
    return { card: "care", text: careText(), personBy: personBy.toISOString() };
  }
  const { personBy } = await raiseAlert(deps, tx, { accountId, urgency: "emergency", subject: "conversation" });
  return { card: "emergency", text: emergencyText(danger, country), personBy: personBy.toISOString() };
}

/** Also for who never answered a questionnaire. Returns until when a person talks to the member. */
async function stopPlan(deps: AssessDeps, tx: Db, accountId: string): Promise<Date> {
  const inForce = await findInForce(deps, tx, accountId);
  const plan = inForce && { plan: inForce.plan };
  const assessed = await assess(deps, tx, { accountId, isCompletion: false, hasCrisisWords: true, ...plan });
  if (assessed?.assessment.personBy) return assessed.assessment.personBy;
  return (await raiseAlert(deps, tx, { accountId, urgency: "crisis", subject: "conversation-crisis" })).personBy;
}

/** Before the questionnaire is closed there is no figure to hide: nothing is decided. */
async function hideNumbers(deps: AssessDeps, tx: Db, { accountId, texts }: Watched): Promise<void> {
  const inForce = await findInForce(deps, tx, accountId);
  if (!inForce) return;
  const signs = [...new Set(texts.map(eatingDisorderRow))];
  await assess(deps, tx, { accountId, isCompletion: false, signs, plan: inForce.plan });
}
