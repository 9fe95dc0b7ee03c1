import styles from "./log.module.css";

/** What is being done for the answer, in words; the dots move only where motion is wanted. */
export const StepLine = ({ text }: { text: string }) => (
  <p className={`${styles.step} hint row`}>
    <span className={styles.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
    {text}
  </p>
);
