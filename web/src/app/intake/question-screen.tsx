import type { AnswerId, Answers } from "@app/engine/intake/answers";
import { progressOf } from "@app/engine/intake/questionnaire/path";
import type { Question } from "@app/engine/intake/questionnaire/question";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { appPaths } from "../../app-paths.ts";
import { intakeCopy as copy, nothingRefused, problemCopy, stepsCopy } from "../../content/app/intake/intake.ts";
import { Button } from "../../ui/core/button.tsx";
import { Alert } from "../../ui/display/alert.tsx";
import { noteCrisisOnDevice } from "../outcome/crisis/crisis-on-device.ts";
import { Help } from "../outcome/crisis/help.tsx";
import { AnswerControl } from "./controls/answer-control.tsx";
import { FieldControls } from "./controls/field-controls.tsx";
import { HideNumbers } from "./controls/hide-numbers.tsx";
import { timesFor } from "./controls/times-field.tsx";
import { BackLink, FootNote } from "./frame/foot.tsx";
import { IntakeFrame } from "./frame/intake-frame.tsx";
import { Offline } from "./frame/offline.tsx";
import { SaveState } from "./frame/save-state.tsx";
import { Steps } from "./frame/steps.tsx";
import { WhyDisclosure, WhySheet } from "./frame/why.tsx";
import { type Changes, changesOf, speaksOfCrisis } from "./model/changes.ts";
import { type Draft, isFinishedBy, isPartShown } from "./model/draft.ts";
import { blocksOf, entryOf, placeAfter, placeBefore, positionOf } from "./model/path.ts";
import { pathOf } from "./model/place-path.ts";
import styles from "./question-screen.module.css";
import { screenWith, useDraft } from "./use-draft.ts";
import type { Intake } from "./use-intake.ts";
import { useSaveOnLeave } from "./use-save-on-leave.ts";

/** A member came from the list of answers to change one. */
export type FromAnswers = { from?: "answers"; changed?: boolean };

/** One question with its parts. What was typed is saved on any way out of the screen. */
export function QuestionScreen({ intake, id }: { intake: Intake; id: AnswerId }) {
  const navigate = useNavigate();
  const isChange = (useLocation().state as FromAnswers | null)?.from === "answers";
  const { numbers } = intake;
  const { screen, draft, isDirty, setDraft } = useDraft(intake, id);
  const [problem, setProblem] = useState<Exclude<Changes, { state: "valid" }>>();
  const [hasFailed, setHasFailed] = useState(false);
  const [wasAnswered] = useState(intake.answers[id] !== undefined);
  const { question, parts } = screen;

  const kept = numbers.hidden.filter((one) => intake.answers[one] !== undefined);
  const check = (next: Draft, isConfirmed: boolean) =>
    changesOf({
      screen: screenWith(intake, id, next) ?? screen,
      draft: withTimes(next),
      asked: intake,
      kept,
      isConfirmed,
      isDirty,
    });
  const setSaved = useSaveOnLeave(isDirty, () => check(draft, false), intake.save);

  async function store(answers: Answers) {
    setSaved(true);
    setHasFailed(false);
    try {
      if (Object.keys(answers).length > 0) await intake.save(answers);
    } catch {
      setSaved(false);
      setHasFailed(true);
      return;
    }
    const asked = { ...intake, answers: { ...intake.answers, ...answers } };
    if (speaksOfCrisis(answers)) {
      noteCrisisOnDevice();
      void navigate(appPaths.intakeResult);
    } else if (isChange) {
      const entry = entryOf(asked);
      void navigate(entry.at === "question" ? pathOf(entry) : appPaths.intakeAnswers, { state: { changed: true } });
    } else void navigate(pathOf(placeAfter(id, asked)));
  }

  async function finish(next: Draft, isConfirmed: boolean) {
    const changes = check(next, isConfirmed);
    if (changes.state === "valid") await store(changes.answers);
    else setProblem(changes);
  }

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem?.state === "wrong") showInvalid(form.current);
  }, [problem]);

  const change = (changed: AnswerId, value: unknown) => {
    const next = { ...draft, [changed]: value };
    setDraft(next);
    setProblem(undefined);
    if (changed === id && isFinishedBy(screenWith(intake, id, next) ?? screen, next)) void finish(next, false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void finish(draft, problem?.state === "unusual");
  };
  // A tap leads on by itself; who comes back may also keep what was answered.
  const isTapOnly = isFinishedBy(screen, draft) && !wasAnswered;
  const back = isChange ? appPaths.intakeAnswers : pathOf(placeBefore(id, intake));

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <IntakeFrame
        steps={<QuestionSteps intake={intake} question={question} />}
        aside={question.why ? <WhySheet why={question.why} question={question} /> : null}
        foot={
          <>
            <BackLink to={back} isAlone={isTapOnly} />
            {isTapOnly ? null : (
              <Button type="submit">
                {problem?.state === "unusual"
                  ? copy.checked
                  : id === "f2" && isEmpty(draft.f2)
                    ? nothingRefused
                    : copy.next}
              </Button>
            )}
          </>
        }
      >
        <h1>{question.text}</h1>
        {question.hint && question.spec.kind !== "number" ? <p className={styles.lead}>{question.hint}</p> : null}
        {[question, ...parts.filter((part) => isPartShown(part, draft))].map((one) => (
          <QuestionControl
            key={one.id}
            question={one}
            isMain={one === question}
            draft={draft}
            advances={one === question && isFinishedBy(screen, draft)}
            hidden={numbers.hidden.includes(one.id) ? { isKept: kept.includes(one.id) } : undefined}
            error={errorOf(problem, one)}
            tapeAt={one.id === "q07" && !numbers.hidden.includes("q07") ? intake.answers.q05 : undefined}
            onChange={(value) => change(one.id, value)}
          />
        ))}
        {hasFailed ? <Alert tone="error">{copy.saveFailed}</Alert> : null}
        {FIGURES.has(id) ? (
          <HideNumbers
            numbers={numbers}
            onChange={(shown) => void intake.save({ p1: shown }).catch(() => setHasFailed(true))}
          />
        ) : null}
        {question.hint && question.spec.kind === "number" ? <p className="hint">{question.hint}</p> : null}
        <FootNote>
          {question.spec.kind === "number" && question.spec.none ? (
            <Button variant="link" onClick={() => void store({ [id]: null })}>
              {question.spec.none}
            </Button>
          ) : null}
          {question.essential || isChange ? null : (
            <Button variant="link" onClick={() => void navigate(pathOf(placeAfter(id, intake)))}>
              {copy.skip}
            </Button>
          )}
          {question.sensitive ? <Help country={intake.context.country} /> : null}
        </FootNote>
        {question.why ? <WhyDisclosure why={question.why} /> : null}
        <Offline intake={intake} />
        <SaveState snapshot={intake.snapshot} />
      </IntakeFrame>
    </form>
  );
}

/** Brings what is missing above the buttons at the foot, and the keyboard to it. */
function showInvalid(form: HTMLFormElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[data-invalid], [aria-invalid="true"]');
  const control = invalid?.matches("input")
    ? invalid
    : (invalid?.querySelector<HTMLElement>("[data-unset] input") ??
      invalid?.querySelector<HTMLElement>("input, button, select"));
  control?.focus({ preventScroll: true });
  invalid?.scrollIntoView({ block: "center" });
}

/** Where the switch that hides numbers stands. */
const FIGURES: ReadonlySet<AnswerId> = new Set(["q05", "q07", "w1"]);
const isEmpty = (names: unknown): boolean => !Array.isArray(names) || names.length === 0;

type QuestionControlProps = {
  question: Question;
  isMain: boolean;
  draft: Draft;
  advances: boolean;
  hidden: { isKept: boolean } | undefined;
  tapeAt: number | undefined;
  error: string | undefined;
  onChange: (value: unknown) => void;
};

function QuestionControl({ question, isMain, draft, error, onChange, ...rest }: QuestionControlProps) {
  const { id, spec, text, hint } = question;
  if (spec.kind === "consent") return null;
  const note = hint && !isMain ? <p className="hint">{hint}</p> : null;
  if (spec.kind === "fields")
    return (
      <>
        <FieldControls question={question} isMain={isMain} value={draft[id]} onChange={onChange} error={error} />
        {note}
      </>
    );
  return (
    <>
      <AnswerControl
        questionId={id}
        spec={spec}
        label={text}
        isTitle={isMain}
        value={draft[id]}
        count={typeof draft.f3 === "number" ? draft.f3 : undefined}
        hours={id === "f3c" ? hoursOf(draft) : undefined}
        onChange={onChange}
        error={error}
        {...rest}
      />
      {note}
    </>
  );
}

function QuestionSteps({ intake, question }: { intake: Intake; question: Question }) {
  const { minutesLeft } = progressOf(intake.answers, intake.context, intake.today);
  if (!question.block) return null;
  return (
    <Steps
      blocks={blocksOf(intake)}
      current={question.block}
      position={positionOf(question.id, intake)}
      left={stepsCopy.left(minutesLeft)}
    />
  );
}

/** Hours that were offered and not changed are an answer too. */
const withTimes = (draft: Draft): Draft => (typeof draft.f3 === "number" ? { ...draft, f3b: hoursOf(draft) } : draft);

const hoursOf = ({ f3, f3b }: Draft): string[] =>
  timesFor(Number(f3), Array.isArray(f3b) ? (f3b as string[]) : undefined);

function errorOf(
  problem: Exclude<Changes, { state: "valid" }> | undefined,
  { id, spec }: Question,
): string | undefined {
  if (problem?.id !== id) return undefined;
  if (problem.state === "wrong") return problemCopy[problem.problem];
  return id === "q07" ? copy.lowWish : spec.kind === "number" ? copy.check : undefined;
}
