import figure from "../../../../ui/pictures/ponte-cartaz.svg";
import plate from "../../../../ui/pictures/prato-cartaz.svg";
import styles from "./hung-posters.module.css";

/** The two halves of a plan as posters on a wall, each on its thread. Decorative. */
export function HungPosters() {
  return (
    <div className={styles.wall} aria-hidden="true">
      <i className={styles.thread} />
      <i className={styles.thread} />
      <img className={styles.plate} src={plate} width={320} height={320} alt="" />
      <img className={styles.figure} src={figure} width={240} height={268} alt="" />
    </div>
  );
}
