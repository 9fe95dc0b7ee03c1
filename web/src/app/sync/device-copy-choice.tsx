import { useEffect, useId, useRef, useState } from "react";
import { keepOnDeviceCopy as copy } from "../../content/app/progress/progress.ts";
import { copiedTopics } from "../../device-copy-entries.ts";
import { Button } from "../../ui/core/button.tsx";
import { Alert } from "../../ui/display/alert.tsx";
import { Switch } from "../../ui/forms/switch.tsx";
import styles from "./device-copy-choice.module.css";
import type { MemberSync, SyncSnapshot } from "./member-sync.ts";

/** Rejects when the browser refuses to store. */
type OnChange = (keep: boolean) => Promise<void>;

type AskDeviceCopyProps = { sync: MemberSync; snapshot: Pick<SyncSnapshot, "isAnswered" | "hasLogged"> };

/** Once on each device: after something was logged there is something to keep. It stands below what the screen is for. */
export function AskDeviceCopy({ sync, snapshot: { isAnswered, hasLogged } }: AskDeviceCopyProps) {
  const [hasAsked, setHasAsked] = useState(false);
  if (isAnswered) return hasAsked ? <Answered /> : null;
  if (!hasLogged) return null;
  return (
    <DeviceCopyQuestion
      onChange={async (keep) => {
        setHasAsked(true);
        await (keep ? sync.keepOnDevice() : sync.removeFromDevice());
      }}
    />
  );
}

/** Takes the focus of the button that is gone. */
function Answered() {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} className="small soft" tabIndex={-1}>
      {copy.answered}
    </p>
  );
}

export function DeviceCopyQuestion({ onChange }: { onChange: OnChange }) {
  const { isBusy, hasFailed, change } = useChange(onChange);
  const id = useId();
  return (
    <section className={`${styles.question} quiet-panel`} aria-labelledby={id}>
      <h2 id={id}>{copy.question}</h2>
      <p>{copy.text(copiedTopics())}</p>
      {hasFailed ? <Alert tone="warning">{copy.failed}</Alert> : null}
      <div className={`${styles.actions} row wrap`}>
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
export function DeviceCopySwitch({ isKept, onChange }: { isKept: boolean; onChange: OnChange }) {
  const { isBusy, hasFailed, change } = useChange(onChange);
  const id = useId();
  return (
    <div className={styles.setting}>
      <label className={`${styles.choice} row gap-4`}>
        <span>{copy.switch}</span>
        <Switch
          checked={isKept}
          aria-describedby={id}
          aria-disabled={isBusy || undefined}
          onChange={({ target }) => change(target.checked)}
        />
      </label>
      <p id={id}>{isKept ? copy.on(copiedTopics()) : copy.off}</p>
      {hasFailed ? <Alert tone="warning">{copy.failed}</Alert> : null}
    </div>
  );
}

function useChange(onChange: OnChange) {
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
