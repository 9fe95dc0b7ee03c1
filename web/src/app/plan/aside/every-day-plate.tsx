import { dailyCopy as copy } from "../../../content/app/plan/plan.ts";
import plate from "../../../ui/pictures/prato-quartos.svg";
import styles from "./aside.module.css";

/** In place of the targets where numbers are hidden. */
export function EveryDayPlate() {
  return (
    <section className={styles.daily} aria-labelledby="prato-do-dia">
      <h2 id="prato-do-dia">{copy.plateTitle}</h2>
      <img className={styles.quarters} src={plate} width={320} height={320} alt={copy.plateLabel} loading="lazy" />
      <p className={`${styles.quiet} caption`}>{copy.plateText}</p>
    </section>
  );
}
