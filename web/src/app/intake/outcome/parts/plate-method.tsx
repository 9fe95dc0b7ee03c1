import type { ReactNode } from "react";
import { plateCopy as copy } from "../../../../content/app/intake/outcome.ts";
import plate from "../../../../ui/pictures/prato-quartos.svg";
import { OutcomeSection } from "./outcome-page.tsx";
import styles from "./plate-method.module.css";

/** A plate in quarters: what can be followed today without counting anything. */
export function PlateMethod({ children }: { children?: ReactNode }) {
  return (
    <OutcomeSection id="prato" title={copy.title}>
      <div className={styles.method}>
        <img src={plate} width={320} height={320} alt={copy.label} className={styles.plate} loading="lazy" />
        <div className={styles.words}>
          {copy.lines.map(({ name, text }) => (
            <p key={name}>
              <b>{name}</b> {text}
            </p>
          ))}
          <p className={styles.small}>{copy.without}</p>
          {children ? <p className={styles.small}>{children}</p> : null}
        </div>
      </div>
    </OutcomeSection>
  );
}
