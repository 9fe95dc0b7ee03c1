import type { Proposal } from "../../../data/assistant/proposed-meal.ts";
import { SafetyCard } from "../../safety/safety-card.tsx";
import type { AnswerContext } from "../use-answer-context.ts";
import type { Proposed } from "./answer-parts.ts";
import { BadDayProposal } from "./bad-day-proposal.tsx";
import { HandoffProposal } from "./handoff-proposal.tsx";
import { MealProposal } from "./meal-proposal.tsx";
import { MemoryQuestion } from "./memory-question.tsx";
import { SignQuestion } from "./sign-question.tsx";
import { SwapProposal } from "./swap-proposal.tsx";

export type ProposedBlockProps = {
  block: Proposed;
  proposal: Proposal;
  /** When the answer came. */
  at: string;
  isLast: boolean;
  canHandOff: boolean;
  context: AnswerContext;
};

/** What stands on its own in an answer. It writes nothing until the member says so. */
export function ProposedBlock({ block, proposal, at, isLast, canHandOff, context }: ProposedBlockProps) {
  switch (block.kind) {
    case "log":
      return <MealProposal meal={block} proposal={proposal} at={at} context={context} />;
    case "swap":
      return <SwapProposal swap={block} at={at} context={context} />;
    case "bad-day":
      return <BadDayProposal at={at} context={context} />;
    case "handoff":
      return <HandoffProposal handoff={block} answerId={proposal.answerId} canHandOff={canHandOff} context={context} />;
    case "memory":
      return <MemoryQuestion memory={block} proposal={proposal} isLast={isLast} />;
    case "sign":
      return <SignQuestion sign={block} canHandOff={canHandOff} />;
    case "card":
      return <SafetyCard card={block.card} at={at} country={context.country} now={context.now} />;
    default:
      // A kind of a later version of the service: this one has no words for it.
      return null;
  }
}
