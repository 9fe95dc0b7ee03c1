import type { Condition } from "@app/contract/account";
import { Icon, type IconName } from "../../ui/icon.tsx";
import styles from "./conditions.module.css";

const marks: Record<Condition["state"], { icon: IconName; said: string }> = {
  met: { icon: "check", said: "Cumprido" },
  unmet: { icon: "close", said: "Falta" },
  unverified: { icon: "clock", said: "A confirmar" },
};

/** The guarantee's conditions as they stand, each with its reason. */
export function Conditions({ conditions }: { conditions: Condition[] }) {
  return (
    <ul className={styles.conditions}>
      {conditions.map(({ key, text, state, reason }) => (
        <li key={key} data-state={state}>
          <Icon name={marks[state].icon} />
          <p>
            <span className="sr-only">{marks[state].said}: </span>
            <b>{text}</b>
            <span className={styles.reason}>{reason}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
