import styles from "./questions.module.css";

type NumberChoiceProps = {
  /** The id of the question that it answers. */
  labelledBy: string;
  /** From 0 on. */
  highest: number;
  /** One more than the highest, in words. */
  more?: string;
  value: number | undefined;
  /** A tap is the answer: these are buttons, because a radio would answer at the first arrow key. */
  onChoose: (value: number) => void;
};

export function NumberChoice({ labelledBy, highest, more, value, onChoose }: NumberChoiceProps) {
  const numbers = Array.from({ length: highest + 1 }, (_, number) => number);
  const button = (number: number, text: string, className?: string) => (
    <button
      key={number}
      className={className ? `${styles.number} ${className}` : styles.number}
      type="button"
      aria-pressed={value === number}
      onClick={() => onChoose(number)}
    >
      {text}
    </button>
  );
  return (
    <div className={`${styles.numbers} stack gap-3`} role="group" aria-labelledby={labelledBy}>
      {numbers.map((number) => button(number, String(number)))}
      {more ? button(highest + 1, more, styles.more) : null}
    </div>
  );
}
