import { invalidCopy as copy } from "../../../content/app/diary/refused.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Alert } from "../../../ui/display/alert.tsx";

/** What is logged by a clock so far ahead is of tomorrow at the least. */
const FAR_AHEAD_MS = 12 * 3_600_000;

type InvalidNoticeProps = {
  count: number;
  /** The server's clock minus this device's. */
  offsetMs: number;
  onRetry: () => void;
  onDiscard: () => void;
};

/** Records that the server did not take: they stay on this device, and their member is told why. */
export const InvalidNotice = ({ count, offsetMs, onRetry, onDiscard }: InvalidNoticeProps) => (
  <Alert
    tone="warning"
    title={copy.title(count)}
    actions={
      <>
        <Button variant="link" onClick={onRetry}>
          {copy.retry}
        </Button>
        <Button variant="link" onClick={onDiscard}>
          {copy.discard}
        </Button>
      </>
    }
  >
    {offsetMs < -FAR_AHEAD_MS ? copy.clockAhead : copy.text}
  </Alert>
);
