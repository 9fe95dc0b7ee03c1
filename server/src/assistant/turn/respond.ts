import type { AnswerStatus, BasicReason, Block } from "@app/contract/assistant";
import type { TopicAnswer } from "@app/engine/assistant/topic-answers";
import { cardOf, type Danger } from "@app/engine/safety/classify";
import { isMedicalUrgency } from "@app/engine/safety/classify-topic";
import { crisisText } from "@app/engine/safety/fixed-texts";
import { answerDanger } from "../../intake/answer-danger.ts";
import { formatHour } from "../../intake/format-hour.ts";
import { findCountry } from "../../intake/queries.ts";
import { askSign, listOpenSigns } from "../../intake/reported-signs/ask-sign.ts";
import { raiseAlert } from "../../on-call/raise-alert.ts";
import type { Db } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import { signBlocks } from "../signs/sign-block.ts";
import { openTurn } from "../usage/allowance.ts";
import { findClosure } from "./find-closure.ts";

type Said = { accountId: string; answerId: string; text: string; danger: Danger | null; fixed: TopicAnswer | null };
/** Status `streaming`: nothing is said yet; `basic` says whether a model or the rules will. */
export type Response = { status: AnswerStatus; basic: BasicReason | null; blocks: Block[] };

/**
 * What a question leads to at once, in the transaction that stores it: a card and a person for whoever is in danger, a
 * question back where the words would change the plan, or a turn that a model or the rules answer afterwards.
 */
export async function respond(deps: Deps, tx: Db, said: Said): Promise<Response> {
  const { accountId, answerId, text, danger, fixed } = said;
  if (danger) return respondToDanger(deps, tx, { ...said, danger });
  const closure = await findClosure(tx, accountId);
  if (closure) return handOff([await crisisCard(deps, tx, accountId, closure.personBy)]);
  const asked = fixed?.sign && (await askSign(deps, tx, { accountId, id: answerId, rowCode: fixed.sign }));
  if (asked) return { status: "done", basic: null, blocks: signBlocks(asked) };
  if (!fixed) {
    // What may be proposed depends on the answer that is still missing.
    const [open] = await listOpenSigns(deps, tx, accountId);
    if (open) return { status: "done", basic: null, blocks: signBlocks(open) };
    return { status: "streaming", blocks: [], ...(await openTurn(deps, tx, accountId)) };
  }
  if (isMedicalUrgency(text)) await raiseAlert(deps, tx, { accountId, urgency: "emergency", subject: "conversation" });
  return { status: "done", basic: null, blocks: fixed.blocks };
}

async function respondToDanger(
  deps: Deps,
  tx: Db,
  { accountId, text, danger, fixed }: Said & { danger: Danger },
): Promise<Response> {
  const card = await answerDanger(deps, tx, { accountId, danger, text, place: "conversation" });
  if (cardOf(danger) === "crisis")
    return handOff([await crisisCard(deps, tx, accountId, card.personBy ? new Date(card.personBy) : deps.now())]);
  // The card says what there is to say.
  const offers = (fixed?.blocks ?? []).filter(({ kind }) => kind !== "text" && kind !== "card");
  return handOff([{ kind: "card", card }, ...offers]);
}

const handOff = (blocks: Block[]): Response => ({ status: "handed-off", basic: null, blocks });

/** In the words of a machine, which also says that it stops. */
async function crisisCard(deps: Pick<Deps, "now">, tx: Db, accountId: string, personBy: Date): Promise<Block> {
  const text = crisisText(await findCountry(tx, accountId), formatHour(personBy, deps.now()));
  return { kind: "card", card: { card: "crisis", text, personBy: personBy.toISOString() } };
}
