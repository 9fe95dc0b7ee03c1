import type { Consents } from "@app/contract/consents";
import { formatDateTime } from "../../app/shell/format/moments.ts";
import { messageOf } from "../../app/shell/states/message-of.ts";
import { remoteCareCopy as copy } from "../../content/app/account/consents.ts";
import { Button } from "../../ui/core/button.tsx";
import { ConsentPaper } from "./consent-paper.tsx";
import { useWithdrawal } from "./use-withdrawal.ts";

/** The agreement to remote care: given in the questionnaire, withdrawn here. Who was never asked does not see it. */
export function RemoteCareConsent({ answer: { allowed, answeredAt } }: { answer: Consents["current"][number] }) {
  const { withdraw, isPending, error } = useWithdrawal("remote-care", { ask: copy.ask });
  if (!answeredAt) return null;
  return (
    <ConsentPaper
      purpose="remote-care"
      status={(allowed ? copy.given : copy.declined)(formatDateTime(answeredAt))}
      error={error ? messageOf(error) : undefined}
      action={
        allowed ? (
          <Button variant="outline" busy={isPending} busyLabel={copy.withdrawing} onClick={withdraw}>
            {copy.withdraw}
          </Button>
        ) : null
      }
    />
  );
}
