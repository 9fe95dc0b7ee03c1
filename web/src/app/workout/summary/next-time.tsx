import type { WorkoutHistory } from "@app/contract/workouts";
import { summaryCopy as copy } from "../../../content/app/workout/sheets.ts";
import type { WorkoutContext } from "../workout-context.ts";
import { changesIn } from "./next-changes.ts";
import styles from "./summary.module.css";

/** What the next time of this session asks for, a sentence for each change. */
type NextTimeProps = { context: WorkoutContext; history: readonly WorkoutHistory[] };

export function NextTime({ context: { session, wordsOf, nextTargets, reasonOf }, history }: NextTimeProps) {
  const changes = changesIn(
    nextTargets(history),
    session.exercises.map(({ part }) => part),
  );
  return (
    <section className={`${styles.next} quiet-panel stack gap-2`} aria-labelledby="na-proxima">
      <h2 id="na-proxima">{copy.next}</h2>
      {changes.map((target) => (
        <p key={target.part}>
          <b>{wordsOf(target.exercise)?.name}</b>
          <br />
          {reasonOf(target)}
        </p>
      ))}
      <p className={changes.length > 0 ? "small soft" : undefined}>{changes.length > 0 ? copy.rest : copy.same}</p>
    </section>
  );
}
