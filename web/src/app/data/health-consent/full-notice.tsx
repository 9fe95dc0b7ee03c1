import { fullCopy as copy } from "../../../content/app/progress/progress.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Alert } from "../../../ui/display/alert.tsx";

/** Records beyond the account's ceiling: they stay on this device until the member takes them away. */
export const FullNotice = ({ count, onDiscard }: { count: number; onDiscard: () => void }) => (
  <Alert
    tone="warning"
    title={copy.title}
    actions={
      <Button variant="link" onClick={onDiscard}>
        {copy.discard}
      </Button>
    }
  >
    {copy.text(count)}
  </Alert>
);
