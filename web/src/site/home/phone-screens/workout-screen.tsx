import { workoutScreen } from "../../../content/app/app-screens.ts";
import { Illustration } from "../../../ui/core/illustration.tsx";
import { PlumbBob } from "../../../ui/core/plumb-bob.tsx";
import cover from "../../../ui/pictures/halter.svg";
import { Phone } from "./phone.tsx";
import styles from "./workout-screen.module.css";

export function WorkoutScreen() {
  return (
    <Phone time={workoutScreen.time} description={workoutScreen.description}>
      <Illustration src={cover} shape="scene" className={styles.cover} />
      <div className={styles.heading}>
        <b className={styles.title}>{workoutScreen.title}</b>
        <span className={styles.detail}>{workoutScreen.subtitle}</span>
      </div>
      <ol className={styles.list}>
        {workoutScreen.exercises.map(({ name, detail, state }) => (
          <li key={name} className={styles.exercise} data-state={state}>
            {state === "now" && <PlumbBob className={styles.plumbBob} />}
            <b className={styles.name}>{name}</b>
            <span className={styles.detail}>{detail}</span>
            {state === "now" && <Sets />}
          </li>
        ))}
      </ol>
      <div className={styles.action}>{workoutScreen.action}</div>
    </Phone>
  );
}

function Sets() {
  return (
    <span className={styles.sets}>
      {workoutScreen.sets.map(({ set, repeats, done }) => (
        <span key={set} className={styles.set} data-done={done || undefined}>
          {repeats}
        </span>
      ))}
    </span>
  );
}
