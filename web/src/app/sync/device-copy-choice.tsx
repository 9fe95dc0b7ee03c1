import { useId, useState } from "react";
import { keepOnDeviceCopy as copy } from "../../content/app/progress/progress.ts";
import { Button } from "../../ui/core/button.tsx";
import { Alert } from "../../ui/display/alert.tsx";
import { Switch } from "../../ui/forms/switch.tsx";
import styles from "./device-copy-choice.module.css";

type DeviceCopyProps = {
  isKept: boolean;
  /** It takes the place of the question, and its focus. */
  takesFocus: boolean;
  /** Rejects when the browser refuses to store. */
  onChange: (keep: boolean) => Promise<void>;
};

/** Asked once on each device, after the consent. */
export function DeviceCopyQuestion({ onChange }: Pick<DeviceCopyProps, "onChange">) {
  const { isBusy, hasFailed, change } = useChange(onChange);
  const id = useId();
  return (
    <section className={styles.question} aria-labelledby={id}>
      <h2 id={id}>{copy.question}</h2>
      <p>{copy.text}</p>
      {hasFailed ? <Alert tone="warning">{copy.failed}</Alert> : null}
      <div className={styles.actions}>
        <Button variant="outline" busy={isBusy} onClick={() => change(true)}>
          {copy.yes}
        </Button>
        <Button variant="link" onClick={() => change(false)}>
          {copy.no}
        </Button>
      </div>
    </section>
  );
}

/** Changes the answer at any time. */
export function DeviceCopySwitch({ isKept, takesFocus, onChange }: DeviceCopyProps) {
  const { isBusy, hasFailed, change } = useChange(onChange);
  const id = useId();
  return (
    <section className={styles.setting}>
      <label className={styles.choice}>
        <span>{copy.switch}</span>
        <Switch
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focused button is gone
          autoFocus={takesFocus}
          checked={isKept}
          aria-describedby={id}
          aria-disabled={isBusy || undefined}
          onChange={({ target }) => change(target.checked)}
        />
      </label>
      <p id={id}>{isKept ? copy.on : copy.off}</p>
      {hasFailed ? <Alert tone="warning">{copy.failed}</Alert> : null}
    </section>
  );
}

function useChange(onChange: DeviceCopyProps["onChange"]) {
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  async function run(keep: boolean) {
    setIsBusy(true);
    setHasFailed(false);
    await onChange(keep).catch(() => setHasFailed(true));
    setIsBusy(false);
  }
  const change = (keep: boolean) => {
    if (!isBusy) void run(keep);
  };
  return { isBusy, hasFailed, change };
}
