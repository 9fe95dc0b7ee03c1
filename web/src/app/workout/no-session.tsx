import { appPaths } from "../../app-paths.ts";
import { workoutCopy } from "../../content/app/workout/workout.ts";
import { RouterButtonLink } from "../shell/router-button-link.tsx";
import styles from "./no-session.module.css";

const copy = workoutCopy.none;

/** The plan has no such session, or none at all. */
export function NoSession() {
  return (
    <div className={`${styles.none} stack gap-4`}>
      <h1>{copy.title}</h1>
      <p>{copy.text}</p>
      <RouterButtonLink variant="outline" to={appPaths.training}>
        {copy.link}
      </RouterButtonLink>
    </div>
  );
}
