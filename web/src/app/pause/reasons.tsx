import { PAUSE_REASONS, type PauseReason } from "@app/contract/pause-limits";
import { useId } from "react";
import { formCopy as copy, reasonCopy } from "../../content/app/pause.ts";
import { IconPath } from "../../ui/core/icon.tsx";
import { RadioCard } from "../../ui/forms/radio-cards.tsx";
import styles from "./reasons.module.css";

const icons: Record<PauseReason, string> = {
  doenca: "M10 4h4v6h6v4h-6v6h-4v-6H4v-4h6z",
  viagem: "M4 8h16v12H4zM9 8V5h6v3M4 13h16",
  luto: "M5 19c0-9 5-14 14-14 0 9-5 14-14 14zM5 19l7-7",
  gravidez: "M12 4a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM6 20c0-4 2.5-6.5 6-6.5s6 2.5 6 6.5z",
};

type ReasonsProps = { value: PauseReason | null; onChange: (reason: PauseReason) => void };

export function Reasons({ value, onChange }: ReasonsProps) {
  const id = useId();
  return (
    <fieldset className="shrinks" role="radiogroup" aria-labelledby={id}>
      <legend>
        <h2 className={styles.title} id={id}>
          {copy.reason}
        </h2>
      </legend>
      <div className={styles.reasons}>
        {PAUSE_REASONS.map((reason) => (
          <RadioCard
            key={reason}
            className={styles.reason ?? ""}
            name={id}
            value={reason}
            checked={value === reason}
            onChange={() => onChange(reason)}
          >
            <IconPath path={icons[reason]} />
            {reasonCopy[reason]}
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}
