import { appPaths } from "../../../../app-paths.ts";
import { proposedBadDayCopy as copy } from "../../../../content/app/assistant/assistant.ts";
import { Button } from "../../../../ui/core/button.tsx";
import { setBadDay } from "../../../data/diary/day-edits.ts";
import { localDay } from "../../../shell/format/days.ts";
import { Link } from "../../../shell/link.tsx";
import type { AnswerContext } from "../use-answer-context.ts";
import { Choices, Failure, Note, Outcome, Proposal } from "./proposal.tsx";
import { useProposal } from "./use-proposal.ts";

type BadDayProposalProps = { at: string; context: AnswerContext };

/** "Hoje deu ruim", as the diary marks it. Only the day on which it was said. */
export function BadDayProposal({ at, context }: BadDayProposalProps) {
  const { records, save, now } = context;
  const { state, isOwn, write } = useProposal(save);
  const day = localDay(new Date(at));
  const isToday = day === localDay(new Date(now));
  const isMarked = Boolean(records.days.get(day)?.badDay);
  return (
    <Proposal label={copy.label} title={isMarked ? undefined : copy.title}>
      {isMarked ? (
        <Outcome text={copy.saved} takesFocus={isOwn}>
          <Link to={appPaths.diaryDay(day)}>{copy.see}</Link>
          {isToday ? (
            <Button variant="inline" onClick={() => void write([setBadDay(records, day, null)])}>
              {copy.undo}
            </Button>
          ) : null}
        </Outcome>
      ) : isToday ? (
        <>
          <p className="small">{copy.text}</p>
          {state === "failed" ? <Failure>{copy.failed}</Failure> : null}
          <Choices>
            <Button busy={state === "saving"} onClick={() => void write([setBadDay(records, day, { reasons: [] })])}>
              {copy.save}
            </Button>
          </Choices>
        </>
      ) : (
        <Note>{copy.past}</Note>
      )}
    </Proposal>
  );
}
