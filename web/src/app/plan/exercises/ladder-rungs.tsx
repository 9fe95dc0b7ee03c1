import type { Exercise } from "@app/engine/training/library/exercise";
import { appPaths } from "../../../app-paths.ts";
import { exerciseCopy as copy } from "../../../content/app/plan/exercises.ts";
import { PlumbBob } from "../../../ui/core/plumb-bob.tsx";
import type { ExerciseTexts } from "../../data/training/exercise-texts.ts";
import { Link } from "../../shell/link.tsx";
import styles from "./exercises.module.css";

type LadderRungsProps = {
  exercise: Exercise;
  /** The rungs of the member's own plan; empty: it is in no session, and all of the ladder's are shown. */
  own: readonly string[];
  /** A limited plan stays where it is. */
  climbs: boolean;
  texts: ExerciseTexts;
};

/** From the easiest rung to the hardest, with the plumb bob at this one. */
export function LadderRungs({ exercise, own, climbs, texts }: LadderRungsProps) {
  const rungs = own.length > 0 ? own.flatMap((id) => texts[id] ?? []) : ladderOf(exercise, texts);
  if (rungs.length < 2) return null;
  return (
    <section className={`${styles.sheet} stack gap-3`} aria-labelledby="escada">
      <h2 id="escada">{copy.ladder}</h2>
      <ol>
        {rungs.map(({ id, rung, name }) =>
          id === exercise.id ? (
            <li key={id} className={styles.rung} aria-current="step">
              <PlumbBob className={styles.rungsBob} />
              {rung ?? name}
              {own.length > 0 ? `, ${copy.here}` : null}
            </li>
          ) : (
            <li key={id} className={styles.rung}>
              <Link className={styles.link} to={appPaths.exercise(id)}>
                {rung ?? name}
              </Link>
            </li>
          ),
        )}
      </ol>
      {own.length > 0 && climbs ? <p className="caption">{copy.ladderText}</p> : null}
    </section>
  );
}

function ladderOf(exercise: Exercise, texts: ExerciseTexts): Exercise[] {
  const easier: Exercise[] = [];
  for (let one = texts[exercise.easier ?? ""]; one; one = texts[one.easier ?? ""]) easier.unshift(one);
  const harder: Exercise[] = [];
  for (let one = texts[exercise.harder ?? ""]; one; one = texts[one.harder ?? ""]) harder.push(one);
  return [...easier, exercise, ...harder];
}
