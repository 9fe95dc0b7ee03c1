import { MAX_MEMORIES } from "@app/contract/assistant";
import { useState } from "react";
import { switchCopy as copy } from "../../content/app/assistant/memory.ts";
import { Alert } from "../../ui/display/alert.tsx";
import { Switch } from "../../ui/forms/switch.tsx";
import { useMemoryChange } from "../data/assistant-memory/use-memory-change.ts";
import { messageOf } from "../shell/states/message-of.ts";
import styles from "./assistant-memory.module.css";

/** Turns the memory on and off; from the tap on it shows the choice, and without the server the answer before. */
export function MemorySwitch({ isOn, count }: { isOn: boolean; count: number }) {
  const { mutate, error } = useMemoryChange();
  const [wanted, setWanted] = useState<boolean>();
  const [message, setMessage] = useState("");
  const shown = wanted ?? isOn;

  function turn(next: boolean) {
    setWanted(next);
    setMessage("");
    mutate(
      { kind: "switch", isOn: next },
      { onSuccess: () => setMessage(copy.turned(next)), onSettled: () => setWanted(undefined) },
    );
  }

  return (
    <div>
      <div className={`${styles.card} warm-panel`}>
        <label className={`${styles.choice} row gap-4`}>
          <span className={styles.name}>{copy.label}</span>
          <Switch
            checked={shown}
            aria-describedby="lembrancas-em-uso"
            onChange={(event) => turn(event.target.checked)}
          />
        </label>
        <p className={`${styles.count} caption`} id="lembrancas-em-uso">
          {shown ? copy.inUse(count, MAX_MEMORIES) : copy.off}
        </p>
      </div>
      {/* Sighted members see the switch. */}
      <p className="sr-only" role="status">
        {message}
      </p>
      {error ? <Alert tone="error">{messageOf(error)}</Alert> : null}
    </div>
  );
}
