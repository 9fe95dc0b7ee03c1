import type { GuaranteeDecision } from "@app/contract/guarantee";
import { formatFullDay } from "../../../app/shell/format/days.ts";
import { choiceCopy, grantedCopy, humanCopy, refusedCopy } from "../../../content/app/account/guarantee-decision.ts";

/** How a decision stands now: a person may have changed it, or the member has chosen. */
type Standing = "granted" | "refused" | "not-yet" | "choice" | "human";

export function standingOf({ decision, review, chosen }: GuaranteeDecision): Standing {
  if (review?.outcome) return review.outcome;
  if (chosen === "reembolso-de-cortesia") return "granted";
  return decision;
}

type Head = { title: string; lead: string };

/** The page's title and first sentence, while a decision is what it is about. `not-yet` leaves the page as it is. */
export function headOf(decision: GuaranteeDecision): Head | null {
  switch (standingOf(decision)) {
    case "granted":
      return { title: grantedCopy.title, lead: grantedLead(decision) };
    case "refused":
      return { title: refusedCopy.title, lead: refusedLead(decision) };
    case "choice":
      return decision.chosen ? choiceCopy.kept : { title: choiceCopy.title, lead: choiceCopy.lead };
    case "human":
      return { title: humanCopy.title, lead: humanCopy.lead(decision.reason) };
    case "not-yet":
      return null;
  }
}

function grantedLead({ review, chosen, reason }: GuaranteeDecision): string {
  if (review?.outcome) return grantedCopy.byPerson;
  return chosen ? grantedCopy.chosen : grantedCopy.lead(reason);
}

function refusedLead({ review, reason, reasons }: GuaranteeDecision): string {
  if (review?.outcome) return refusedCopy.kept;
  const [first] = reasons;
  if (reason === "NAO_SEGUIU" && first) return refusedCopy.missing(reasons);
  if (reason === "PRAZO" && first) return refusedCopy.deadline(formatFullDay(first.to));
  return reason === "COM_RESULTADO" ? refusedCopy.result : refusedCopy.other;
}
