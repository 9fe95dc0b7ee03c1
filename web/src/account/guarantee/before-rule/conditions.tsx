import type { Condition } from "@app/contract/guarantee-claim";
import { Icon, type IconName } from "../../../ui/core/icon.tsx";
import styles from "./conditions.module.css";

const marks: Record<Condition["state"], { icon: IconName; label: string }> = {
  met: { icon: "check", label: "Cumprido" },
  unmet: { icon: "close", label: "Falta" },
  unverified: { icon: "clock", label: "A confirmar" },
};

/** The state of each condition of the older terms, with its reason. */
export function Conditions({ conditions }: { conditions: Condition[] }) {
  return (
    <ul className={styles.conditions}>
      {conditions.map(({ key, text, state, reason }) => (
        <li key={key} data-state={state}>
          <Icon name={marks[state].icon} />
          <p>
            <span className="sr-only">{marks[state].label}: </span>
            <b>{text}</b>
            <span className={styles.reason}>{reason}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
