import { plateCopy as copy } from "../../../content/app/intake/outcome.ts";
import plate from "../../../ui/pictures/prato-quartos.svg";
import styles from "./limited-plan.module.css";
import { Section } from "./section.tsx";

/** A plate in quarters. `energy` only where numbers are shown. */
export function PlateMethod({ energy }: { energy: string | null }) {
  return (
    <Section id="prato" title={copy.title}>
      <div className={`${styles.method} stack gap-5`}>
        <img src={plate} width={320} height={320} alt={copy.label} loading="lazy" />
        <div className={`${styles.words} stack gap-3`}>
          {copy.lines.map(({ name, text }) => (
            <p key={name}>
              <b>{name}</b> {text}
            </p>
          ))}
          <p className="caption">{copy.without}</p>
          {energy ? <p className="caption">{energy}</p> : null}
        </div>
      </div>
    </Section>
  );
}
