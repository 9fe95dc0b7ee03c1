import nutritionist from "../../../ui/pictures/nutricionista.svg";
import trainer from "../../../ui/pictures/treinador.svg";
import styles from "./start.module.css";

/** The wall on which the plan will hang. `people`: the two who read; `empty`: the places of plate and figure. */
export function Wall({ shows }: { shows: "people" | "empty" }) {
  return (
    <div className={styles.wall} aria-hidden="true" data-shows={shows}>
      <i className={styles.thread} />
      <i className={styles.thread} />
      {shows === "people" ? (
        <>
          <img className={styles.first} src={nutritionist} width={400} height={500} alt="" />
          <img className={styles.second} src={trainer} width={400} height={500} alt="" />
        </>
      ) : (
        <>
          <svg className={styles.first} viewBox="0 0 160 184" fill="none">
            <circle cx="80" cy="92" r="52" />
            <circle cx="80" cy="92" r="42" strokeDasharray="1.5 8" />
          </svg>
          <svg className={styles.second} viewBox="0 0 120 138" fill="none">
            <path d="M24 108h72M36 108V62M36 84h30v24M36 62h8" />
          </svg>
        </>
      )}
    </div>
  );
}
