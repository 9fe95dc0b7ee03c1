import type { Training } from "@app/contract/plan-training";
import type { PlanView } from "@app/contract/plans";
import { printCopy as copy } from "../../../content/app/plan/plan.ts";
import { blockCopy, cardioCopy, limitedTrainingCopy, sessionNames } from "../../../content/app/plan/training.ts";
import type { PlanLayer } from "../../data/plan-layer/layer.ts";
import { briefEquipment, equipmentOf, lowerFirst } from "../../data/training/describe-session.ts";
import type { ExerciseTexts } from "../../data/training/exercise-texts.ts";
import { type LayeredSession, sessionWithSwaps } from "../../data/training/session-with-swaps.ts";
import { describeRest, describeSets } from "../training/format/describe-sets.ts";
import { CodeLine } from "./code-line.tsx";
import { PaperHead } from "./paper-head.tsx";
import paper from "./print.module.css";
import styles from "./printed-signatures.module.css";

/** The third week asks for the most: whoever has paper only sees how far the block goes. */
const FULL_WEEK = 3;

type PrintedTrainingProps = {
  plan: PlanView & { training: Training };
  layer: PlanLayer;
  day: string;
  name: string;
  page: string;
  texts: ExerciseTexts;
};

/** The sessions of the block on one sheet, without loads: those change from workout to workout. */
export function PrintedTraining({ plan, layer, day, name, page, texts }: PrintedTrainingProps) {
  const { training, trainer, code } = plan;
  const sessions = training.sessions.flatMap(({ id }) => sessionWithSwaps(plan, layer, id, day) ?? []);
  const cardio = training.cardio.minutes[FULL_WEEK - 1] ?? 0;
  return (
    <article className={paper.paper} aria-label={copy.training}>
      <PaperHead
        plan={plan}
        name={name}
        title={copy.training}
        lead={`${blockCopy.title(training.block)}: ${blockCopy.names.map(lowerFirst).join(", ")}.`}
      />
      <div className={styles.sessions}>
        {sessions.map((session) => (
          <PrintedSession key={session.id} session={session} texts={texts} />
        ))}
      </div>
      <div className={styles.care}>
        {cardio > 0 ? (
          <p>
            <b>{cardioCopy.cardio}.</b> {cardioCopy.minutes(cardio)}
            {cardioCopy.anyHow} {cardioCopy.pace}
          </p>
        ) : null}
        <p>
          <b>{copy.painTitle}</b> {copy.pain}
        </p>
        <p>
          {limitedTrainingCopy.stop} <b>{limitedTrainingCopy.emergency}</b>.
        </p>
      </div>
      <footer className={paper.foot}>
        <p>
          {copy.loads} {copy.care}
        </p>
        {trainer ? (
          <p>
            {trainer.name}, {trainer.profession.toLowerCase()}, {trainer.registration}
          </p>
        ) : null}
        <CodeLine code={code} />
        <p>{page}</p>
      </footer>
    </article>
  );
}

function PrintedSession({ session, texts }: { session: LayeredSession; texts: ExerciseTexts }) {
  return (
    <section>
      <h3>
        {sessionNames.session(session.id)}
        <small>{lowerFirst(briefEquipment(equipmentOf(session, texts)))}</small>
      </h3>
      <table>
        <thead className="sr-only">
          <tr>
            <th scope="col">{copy.exercise}</th>
            <th scope="col">{copy.sets}</th>
          </tr>
        </thead>
        <tbody>
          {session.exercises.map((exercise) => (
            <tr key={exercise.id}>
              <td>{texts[exercise.exercise]?.name ?? copy.unknownExercise}</td>
              <td>
                {describeSets(exercise, FULL_WEEK, texts[exercise.exercise])}
                <small>{copy.rest(describeRest(exercise.restSeconds))}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
