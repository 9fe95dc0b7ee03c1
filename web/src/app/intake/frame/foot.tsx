import type { ReactNode } from "react";
import { intakeCopy as copy } from "../../../content/app/intake/intake.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { RouterButtonLink } from "../../shell/router-button-link.tsx";
import styles from "./frame.module.css";

/** The way back, which stands at the same place on every screen. With nothing beside it, it says its name. */
export function BackLink({ to, isAlone = false }: { to: string; isAlone?: boolean }) {
  return (
    <RouterButtonLink className={styles.back} variant="outline" to={to} aria-label={copy.back}>
      <Icon name="arrow-left" />
      {isAlone ? <span>{copy.back}</span> : null}
    </RouterButtonLink>
  );
}

/** What a screen has beside its button. */
export const FootNote = ({ children }: { children: ReactNode }) => (
  <div className={`${styles.note} row wrap`}>{children}</div>
);
