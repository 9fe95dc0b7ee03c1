import type { MeasureSite } from "@app/contract/diary";
import body from "../../../ui/pictures/corpo-frente.svg";
import styles from "./forms.module.css";

/** Around the body of corpo-frente.svg, in its units: the front half of the tape, a little lower in its middle. */
const TAPES: Readonly<Record<MeasureSite, string>> = {
  pescoco: "M87 72q13 8 26 0",
  peito: "M48 116q52 16 104 0",
  braco: "M34 122l26 8",
  cintura: "M62 164q38 13 76 0",
  quadril: "M59 222q41 14 82 0",
  coxa: "M61 262q17 9 34 0",
};

/** Where the tape lies. Decorative: the words beside it say the same. */
export const MeasureFigure = ({ site }: { site: MeasureSite }) => (
  <div className={styles.figure}>
    <img src={body} alt="" className={styles.body} />
    <svg className={`${styles.tape} fill`} viewBox="0 -40 200 460" fill="none" aria-hidden="true" focusable="false">
      <path className={styles.edge} d={TAPES[site]} />
      <path className={styles.band} d={TAPES[site]} />
      <path className={styles.marks} d={TAPES[site]} />
    </svg>
  </div>
);
