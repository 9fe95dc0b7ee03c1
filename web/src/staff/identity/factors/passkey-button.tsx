import type { ReactNode } from "react";
import { Button } from "../../../ui/core/button.tsx";
import { IconPath } from "../../../ui/core/icon.tsx";
import { Alert } from "../../../ui/display/alert.tsx";
import styles from "./factors.module.css";
import { useAttempt } from "./use-attempt.ts";

const FINGERPRINT =
  "M7 19c1-2 1.5-4.5 1.5-7a3.5 3.5 0 017 0c0 3-.5 6-1.5 8.5M12 12c0 3.5-.7 6-2 8.5M4.5 16c.6-1.3 1-2.7 1-4.5a6.5 6.5 0 0113 0c0 2-.2 4-.6 6";

type PasskeyButtonProps = { onPasskey: () => Promise<void>; busyLabel: string; children: ReactNode };

/** The one action of a page of the entrance. A failure stands under it. */
export function PasskeyButton({ onPasskey, busyLabel, children }: PasskeyButtonProps) {
  const { isBusy, message, attempt } = useAttempt();
  return (
    <>
      <Button
        className={styles.button}
        fullWidth
        busy={isBusy}
        busyLabel={busyLabel}
        onClick={() => void attempt(onPasskey)}
      >
        <IconPath path={FINGERPRINT} />
        {children}
      </Button>
      {message ? <Alert tone="error">{message}</Alert> : null}
    </>
  );
}
