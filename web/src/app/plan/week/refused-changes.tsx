import { planPageCopy as copy } from "../../../content/app/plan/plan.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Alert } from "../../../ui/display/alert.tsx";

/** Changes that the server did not take: of a version that is no longer in force, or without the consent. */
export function RefusedChanges({ count, onDiscard }: { count: number; onDiscard: () => void }) {
  if (count === 0) return null;
  return (
    <Alert
      tone="warning"
      actions={
        <Button variant="link" onClick={onDiscard}>
          {copy.discard}
        </Button>
      }
    >
      {copy.refused}
    </Alert>
  );
}
