import type { Question } from "@app/engine/intake/questionnaire/question";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { appPaths } from "../../../app-paths.ts";
import { answersCopy as copy } from "../../../content/app/intake/intake.ts";
import { Alert } from "../../../ui/display/alert.tsx";
import { intakeQuery } from "../../data/intake-query.ts";
import { queryClient } from "../../data/query-client.ts";
import { Link } from "../../shell/link.tsx";
import { RouterButtonLink } from "../../shell/router-button-link.tsx";
import { SaveState } from "../frame/save-state.tsx";
import { blocksOf, entryOf, screensFor } from "../model/path.ts";
import { pathOf } from "../model/place-path.ts";
import type { FromAnswers } from "../question-screen.tsx";
import type { Intake } from "../use-intake.ts";
import styles from "./answer-list.module.css";
import { answerText } from "./answer-text.ts";

/** Every answer by block, each with the way to change it. */
export function AnswerList({ intake }: { intake: Intake }) {
  const wasChanged = (useLocation().state as FromAnswers | null)?.changed === true;
  const unsent = intake.snapshot.outbox.length;
  // The server decides again with each saved answer: what it says now may be another outcome.
  useEffect(() => {
    if (wasChanged && unsent === 0) void queryClient.invalidateQueries({ queryKey: intakeQuery.queryKey });
  }, [wasChanged, unsent]);
  const screens = screensFor(intake);
  const entry = entryOf(intake);
  return (
    <div className={styles.page}>
      <header className={`${styles.header} stack gap-3`}>
        <h1>{copy.title}</h1>
        <p>{copy.lead}</p>
      </header>
      {wasChanged ? <Alert tone="success">{copy.saved}</Alert> : null}
      {entry.at === "question" ? <RouterButtonLink to={pathOf(entry)}>{copy.continue}</RouterButtonLink> : null}
      {blocksOf(intake).map(({ id, title }) => (
        <section key={id} aria-labelledby={`bloco-${id}`}>
          <h2 id={`bloco-${id}`}>{title}</h2>
          <dl className={styles.list}>
            {screens
              .filter(({ question }) => question.block === id)
              .map(({ question, parts }) => (
                <div key={question.id} className={styles.row}>
                  <dt>{titleFor(intake, question)}</dt>
                  <dd>{textFor(intake, [question, ...parts])}</dd>
                  <dd className={styles.change}>
                    <Link to={appPaths.intakeQuestion(question.id)} state={{ from: "answers" }}>
                      {intake.answers[question.id] === undefined ? copy.answer : copy.change}
                      <span className="sr-only">: {titleFor(intake, question)}</span>
                    </Link>
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
      <SaveState snapshot={intake.snapshot} />
    </div>
  );
}

const titleFor = ({ numbers }: Intake, { id, text }: Question): string =>
  numbers.shown === "mostrar" ? text : (copy.titles[id] ?? text);

/** A hidden figure is not handed to the list. */
function textFor({ answers, numbers }: Intake, questions: readonly Question[]): string {
  const texts = questions.flatMap((question) => {
    const value: unknown = answers[question.id];
    if (value === undefined) return [];
    return [numbers.hidden.includes(question.id) ? copy.hidden : answerText(question, value)];
  });
  return texts.filter((text) => text !== "").join(", ") || copy.none;
}
