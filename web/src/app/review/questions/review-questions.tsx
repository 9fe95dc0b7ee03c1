import type { WeeklyReview } from "@app/contract/reviews";
import { type Danger, dangerIn } from "@app/engine/safety/classify";
import { useId, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { appPaths } from "../../../app-paths.ts";
import { changeCopy, reviewCopy as copy, dietDaysCopy, stepCopy, workoutsCopy } from "../../../content/app/review.ts";
import type { OpenReview } from "../../data/reviews/review-stage.ts";
import { dangerTextOnDevice } from "../../outcome/crisis/crisis-on-device.ts";
import { CrisisOutcome } from "../../outcome/crisis/crisis-outcome.tsx";
import { Help, HelpSheet } from "../../outcome/crisis/help.tsx";
import { useFocusOnChange } from "../../shell/use-focus-on-change.ts";
import { answerWords } from "../model/answer-words.ts";
import { draftOf, dropDraft, keepDraft } from "../model/draft-store.ts";
import { formatWeek } from "../model/format-week.ts";
import { anchorOf, completeAnswers, type Draft, firstOpen, type StepId, stepAt, stepsFor } from "../model/steps.ts";
import type { WeekOnDevice } from "../model/week-on-device.ts";
import { ChangeStep } from "./change-step.tsx";
import styles from "./questions.module.css";
import { ReviewFrame } from "./review-frame.tsx";
import { StepChoice } from "./step-choice.tsx";
import { StepThread } from "./step-thread.tsx";

export type ReviewQuestionsProps = {
  open: OpenReview;
  country: string;
  logged: WeekOnDevice;
  /** Of the week before; undefined without a review of it. */
  lastMood: number | undefined;
  isOffline: boolean;
  /** Resolves when this device has it; sending follows by itself. */
  save: (review: WeeklyReview) => Promise<void>;
  onSaved: () => void;
};

/** One question for each screen: a tap answers and goes on, back keeps the answer. */
export function ReviewQuestions(props: ReviewQuestionsProps) {
  const { open, country, lastMood, isOffline } = props;
  const { draft, steps, index, current, answer, goTo } = useSteps(open);
  const { state, danger, send } = useSend(props);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const heading = useFocusOnChange(current, false);
  const id = useId();
  const answers = steps.map((step) => ({ id: step, answer: answerWords(step, draft, open.plannedWorkouts) }));
  if (danger)
    return (
      <ReviewFrame back={appPaths.today}>
        <CrisisOutcome
          text={dangerTextOnDevice(danger, country)}
          country={country}
          offersPerson={danger.level === "care"}
        />
      </ReviewFrame>
    );

  const choose = (chosen: Draft) => {
    answer(chosen);
    // Very low for the second week: care first, then the next question.
    if (chosen.mood === 1 && lastMood === 1) setIsHelpOpen(true);
    else goTo(index + 1);
  };
  const goOn = () => {
    setIsHelpOpen(false);
    goTo(index + 1);
  };
  const before = steps[index - 1];
  return (
    <ReviewFrame
      back={before ? anchorOf(before) : appPaths.today}
      thread={<StepThread steps={answers} current={index} />}
    >
      <div className={`${styles.step} stack gap-5`} key={current}>
        <p className="sr-only">{copy.step(index + 1, steps.length)}</p>
        <h1 id={id} ref={heading} tabIndex={-1}>
          {stepCopy[current].question}
        </h1>
        <Lead step={current} open={open} />
        {current === "change" ? (
          <ChangeStep
            text={draft.change ?? ""}
            onChange={(change) => answer({ change })}
            answers={answers}
            isOffline={isOffline}
            isSaving={state === "saving"}
            hasFailed={state === "failed"}
            onSend={() => void send(completeAnswers(steps, draft))}
          />
        ) : (
          <StepChoice
            step={current}
            labelledBy={id}
            draft={draft}
            plannedWorkouts={open.plannedWorkouts}
            logged={props.logged}
            onAnswer={choose}
          />
        )}
        {current === "mood" ? <Help country={country} /> : null}
      </div>
      <HelpSheet country={country} isOpen={isHelpOpen} onClose={goOn} closeLabel={copy.afterHelp} />
    </ReviewFrame>
  );
}

function Lead({ step, open: { week, plannedWorkouts } }: { step: StepId; open: OpenReview }) {
  if (step === "dietDays") return <p className={styles.lead}>{dietDaysCopy.lead(formatWeek(week))}</p>;
  if (step === "workouts") return <p className={styles.lead}>{workoutsCopy.lead(plannedWorkouts)}</p>;
  return step === "change" ? <p className={styles.lead}>{changeCopy.lead}</p> : null;
}

/** The draft, and where the address says that the member is. */
function useSteps({ week, plannedWorkouts }: OpenReview) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const steps = stepsFor(plannedWorkouts);
  const [draft, setDraft] = useState(() => draftOf(week));
  const [start] = useState(() => firstOpen(steps, draft));
  const index = stepAt(steps, draft, hash, start);
  const answer = (chosen: Draft) => {
    const next = { ...draft, ...chosen };
    setDraft(next);
    keepDraft(week, next);
  };
  const goTo = (next: number) => {
    const step = steps[next];
    if (step) void navigate(anchorOf(step));
  };
  return { draft, steps, index, current: steps[index] ?? "change", answer, goTo };
}

function useSend({ open: { week }, save, onSaved }: ReviewQuestionsProps) {
  const [state, setState] = useState<"open" | "saving" | "failed">("open");
  const [danger, setDanger] = useState<Danger | null>(null);
  async function send(answers: WeeklyReview["answers"] | undefined) {
    if (!answers) return;
    const heard = answers.change === null ? null : dangerIn(answers.change);
    // The text and the telephone wait for nothing; what was written is sent all the same, so that a person reads it.
    setDanger(heard);
    setState("saving");
    try {
      await save({ week, answers });
    } catch {
      if (!heard) setState("failed");
      return;
    }
    dropDraft();
    if (!heard) onSaved();
  }
  return { state, danger, send };
}
