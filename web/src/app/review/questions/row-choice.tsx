import { PlumbBob } from "../../../ui/core/plumb-bob.tsx";
import styles from "./questions.module.css";

type RowChoiceProps<V> = {
  /** The id of the question that they answer. */
  labelledBy: string;
  options: readonly { value: V; text: string }[];
  value: V | undefined;
  /** A tap is the answer: these are buttons, because a radio would answer at the first arrow key. */
  onChoose: (value: V) => void;
};

/** Answers below each other, numbers in front of those of a scale; the plumb bob marks the chosen one. */
export function RowChoice<V extends string | number>({ labelledBy, options, value, onChoose }: RowChoiceProps<V>) {
  return (
    <div className={styles.rows} role="group" aria-labelledby={labelledBy}>
      {options.map((option) => (
        <button
          key={option.value}
          className={`${styles.row} bare row`}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {typeof option.value === "number" ? <b className={styles.choiceNumber}>{option.value}</b> : null}
          <span className={styles.choiceText}>{option.text}</span>
          <PlumbBob className={styles.bob} />
        </button>
      ))}
    </div>
  );
}
