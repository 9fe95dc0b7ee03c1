import type { ReactNode } from "react";
import { plateCopy as copy } from "../../../../content/app/intake/outcome.ts";
import plate from "../../../../ui/pictures/prato-quartos.svg";
import { OutcomeSection } from "./outcome-page.tsx";
import styles from "./parts.module.css";

/** A plate in quarters: what can be followed today without counting anything. */
export function PlateMethod({ children }: { children?: ReactNode }) {
  return (
    <OutcomeSection id="prato" title={copy.title}>
      <div className={`${styles.method} stack gap-5`}>
        <img src={plate} width={320} height={320} alt={copy.label} className={styles.plate} loading="lazy" />
        <div className={`${styles.words} stack gap-3`}>
          {copy.lines.map(({ name, text }) => (
            <p key={name}>
              <b>{name}</b> {text}
            </p>
          ))}
          <p className="caption">{copy.without}</p>
          {children ? <p className="caption">{children}</p> : null}
        </div>
      </div>
    </OutcomeSection>
  );
}
