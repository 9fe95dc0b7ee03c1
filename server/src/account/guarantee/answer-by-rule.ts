import { randomUUID } from "node:crypto";
import type { GuaranteeDecision } from "@app/contract/guarantee";
import type { Condition, GuaranteeAnswer } from "@app/contract/guarantee-claim";
import type { Purchase } from "../../checkout/subscriptions/purchase.ts";
import { getDecided } from "../../guarantee/decisions/list-decided.ts";
import { requestDecision } from "../../guarantee/decisions/request-decision.ts";
import { dayAt } from "../../guarantee/evidence/window-calendar.ts";
import { viewMeter } from "../../guarantee/meter/view-meter.ts";
import { readDeadlines } from "../../guarantee/read-deadlines.ts";
import { ruleConditions } from "../../guarantee/rule-conditions.ts";
import { writtenDay } from "../../guarantee/written-day.ts";
import type { Account } from "../../identity/accounts/account.ts";
import type { Deps } from "../deps.ts";
import { getDecision } from "./get-guarantee.ts";

/**
 * The form of older purchases, filled in for one with rules: its statements decide nothing. A request before its day is
 * answered as refused until then, and a choice as one that the app's page asks for.
 */
export async function answerByRule(
  deps: Pick<Deps, "db" | "jobs" | "keyRing" | "team" | "now" | "onRefundRequested">,
  { account, purchase }: { account: Account; purchase: Purchase },
): Promise<GuaranteeAnswer> {
  const request = { id: randomUUID(), purchase, memberId: account.id, requestedBy: "buyer" };
  const { id } = await requestDecision(deps, request);
  const decided = await getDecided(deps, account.id, id);
  const view = await getDecision(deps, account, id);
  const { decision, referenceNumber, at, review, refund } = view;
  const until = (await readDeadlines(deps.db, account.id, deps.now()))(purchase);
  const isLater = decision === "not-yet" || decision === "choice";
  const meter = viewMeter({ evidence: decided.bundle.evidence, dates: decided.dates });
  return {
    outcome: decision === "granted" ? "granted" : review && !review.outcome ? "in-review" : "refused",
    referenceNumber,
    at,
    conditions: [...ruleConditions(meter, dayAt(decided.decidedAt)), ...moreOf(view)],
    retryUntil: isLater ? (until?.toISOString() ?? null) : null,
    answerBy: review?.answerBy ?? null,
    refund,
  };
}

/** What the five lines do not say. */
function moreOf({ decision, reason, opensOn }: GuaranteeDecision): Condition[] {
  if (decision === "not-yet")
    return [
      {
        key: "followed",
        text: "Os 30 dias do programa completos",
        state: "unmet",
        reason: opensOn ? `Dá para pedir a partir de ${writtenDay(opensOn)}.` : "Ainda não terminaram.",
      },
    ];
  if (decision === "choice")
    return [
      {
        key: "followed",
        text: "A sua escolha",
        state: "unmet",
        reason: "Abra Garantia no app: lá você escolhe entre retomar depois e receber o valor de volta.",
      },
    ];
  if (reason === "COM_RESULTADO")
    return [
      {
        key: "no-results",
        text: "Sem resultado no período",
        state: "unmet",
        reason: "Houve resultado: veja no app, em Garantia.",
      },
    ];
  return [];
}
