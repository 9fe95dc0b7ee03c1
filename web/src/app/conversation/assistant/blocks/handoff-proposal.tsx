import type { Block } from "@app/contract/assistant";
import { appPaths } from "../../../../app-paths.ts";
import { handoffCopy as copy } from "../../../../content/app/assistant/assistant.ts";
import { Button } from "../../../../ui/core/button.tsx";
import { handedState, handQuestion } from "../../../data/assistant/handed-question.ts";
import { Link } from "../../../shell/link.tsx";
import { RouterButtonLink } from "../../../shell/router-button-link.tsx";
import { answerDue } from "../../model/answer-ring.ts";
import { untilWords } from "../../model/time-words.ts";
import type { AnswerContext } from "../use-answer-context.ts";
import styles from "./blocks.module.css";
import { HandedOver } from "./handed-over.tsx";
import { Choices, Failure, Note, Proposal } from "./proposal.tsx";
import { useProposal } from "./use-proposal.ts";

type HandoffProposalProps = {
  handoff: Extract<Block, { kind: "handoff" }>;
  answerId: string;
  canHandOff: boolean;
  context: AnswerContext;
};

/** The words that would go to the team, and how they stand once they went. */
export function HandoffProposal({ handoff, answerId, canHandOff, context }: HandoffProposalProps) {
  const { device, team, sync, now } = context;
  const { state, isOwn, write } = useProposal((edits) => sync.save(edits));
  const handed = handedState(device, team, answerId);
  if (handed.state !== "not-sent" && handed.state !== "refused")
    return <HandedOver state={handed.state} answerId={answerId} team={team} now={now} takesFocus={isOwn} />;
  const title = handoff.urgency === "alta" ? copy.urgentTitle : copy.title;
  if (!canHandOff)
    return (
      <Proposal label={copy.label} title={title}>
        <p className="small">{copy.support}</p>
        <Choices>
          <RouterButtonLink variant="secondary" to={appPaths.support}>
            {copy.supportLink}
          </RouterButtonLink>
        </Choices>
      </Proposal>
    );
  const refused = handed.state === "refused" ? handed.refused : null;
  const dueAt = answerDue(team?.waiting, now);
  return (
    <Proposal label={copy.label} title={title}>
      <blockquote className={styles.words}>
        <p className="sr-only">{copy.words}</p>
        <p>{handoff.summary}</p>
        <footer>{copy.about(copy.topics[handoff.topic])}</footer>
      </blockquote>
      {refused ? (
        <Failure>
          {refused === "consent-missing" ? copy.refusedConsent : copy.refused}{" "}
          {refused === "consent-missing" ? <Link to={appPaths.consents}>{copy.consents}</Link> : null}
        </Failure>
      ) : state === "failed" ? (
        <Failure>{copy.failed}</Failure>
      ) : null}
      {dueAt ? <p>{copy.answerBy(untilWords(dueAt, now))}</p> : null}
      <Choices>
        <Button
          busy={state === "saving"}
          onClick={() =>
            refused ? void sync.retryRefused(refused) : void write([handQuestion(answerId, handoff.summary)])
          }
        >
          {refused ? copy.again : copy.save}
        </Button>
      </Choices>
      <Note>{copy.note}</Note>
    </Proposal>
  );
}
