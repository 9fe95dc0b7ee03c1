import type { Activity } from "@app/contract/diary";
import type { WorkoutsView } from "@app/contract/workouts";
import { activityNames, movementCopy as copy } from "../../../content/app/diary/diary.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Icon } from "../../../ui/core/icon.tsx";
import type { Stored } from "../../data/diary/diary-records.ts";
import styles from "./side.module.css";

type MovementProps = {
  workouts: readonly Pick<WorkoutsView["done"][number], "session" | "isShort" | "minutes">[];
  activities: readonly Stored<Activity>[];
  onAdd: () => void;
  onRemove: (activity: Stored<Activity>) => void;
};

/** What was trained that day: the player's sessions, and what was done besides. */
export function Movement({ workouts, activities, onAdd, onRemove }: MovementProps) {
  return (
    <section className="stack gap-2" aria-labelledby="movimento">
      <h2 className="h3-size" id="movimento">
        {copy.title}
      </h2>
      {workouts.length + activities.length === 0 ? (
        <p className="note">{copy.none}</p>
      ) : (
        <ul>
          {workouts.map(({ session, isShort, minutes }) => (
            <li key={session} className={`${styles.row} stack gap-2`}>
              <b>{copy.workout(session)}</b>
              <span>{[minutes && copy.minutes(minutes), isShort && copy.short].filter(Boolean).join(", ")}</span>
            </li>
          ))}
          {activities.map((activity) => (
            <li key={activity.id} className={`${styles.row} stack gap-2`}>
              <b>{activityNames[activity.activity.what]}</b>
              <span>{copy.minutes(activity.minutes)}</span>
              <button
                className={`${styles.remove} icon-button soft`}
                type="button"
                aria-label={copy.remove(activityNames[activity.activity.what])}
                onClick={() => onRemove(activity)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button className={styles.add} variant="outline" onClick={onAdd}>
        {copy.add}
      </Button>
    </section>
  );
}
