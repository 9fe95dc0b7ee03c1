import type { ReactNode } from "react";
import { appPaths } from "../../../app-paths.ts";
import { workoutCopy as copy } from "../../../content/app/workout/workout.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { Link } from "../../shell/link.tsx";
import styles from "./player.module.css";

type PlayerFrameProps = {
  session: string;
  /** "1 de 5". */
  position?: string | undefined;
  /** Where the records are. */
  badge: ReactNode;
  /** The picture; it gives way first on a low screen. */
  scene: ReactNode;
  /** `beside`: the picture is a column beside the words, also on a phone. */
  layout?: "above" | "beside";
  /** Much stands below the picture: the rows move together on a phone, so that it keeps its size. */
  isDense?: boolean;
  children: ReactNode;
};

/** A dark screen without the app's navigation: it is left by the cross, which asks nothing and loses nothing. */
export function PlayerFrame({
  session,
  position,
  badge,
  scene,
  layout = "above",
  isDense,
  children,
}: PlayerFrameProps) {
  return (
    <div className={`${styles.player} column`} data-theme="dark" data-layout={layout} data-dense={isDense || undefined}>
      <header className={`${styles.top} row wrap gap-2`}>
        <Link className={styles.leave} to={appPaths.training} aria-label={copy.leave}>
          <Icon name="close" />
        </Link>
        <p>
          <b>{copy.title(session)}</b> {position ? <span>{position}</span> : null}
        </p>
        {badge}
      </header>
      <div className={styles.scene}>{scene}</div>
      <div className={`${styles.page} stack gap-3`}>{children}</div>
    </div>
  );
}
