import type { Consents } from "@app/contract/consents";
import { formatDateTime } from "../../app/shell/format/moments.ts";
import { RouterButtonLink } from "../../app/shell/router-button-link.tsx";
import { messageOf } from "../../app/shell/states/message-of.ts";
import { forgetOnDevice } from "../../app/sync/forget-on-device.ts";
import { appPaths } from "../../app-paths.ts";
import { healthConsentCopy as copy } from "../../content/app/account/consents.ts";
import { Button } from "../../ui/core/button.tsx";
import { ConsentPaper } from "./consent-paper.tsx";
import { useWithdrawal } from "./use-withdrawal.ts";

/** The consent to health data: given where the first value is asked for, withdrawn here. */
export function HealthConsent({ answer: { allowed, answeredAt } }: { answer: Consents["current"][number] }) {
  const { withdraw, isPending, error } = useWithdrawal("health-data", {
    ask: copy.ask,
    onWithdrawn: forgetOnDevice,
  });
  const status = answeredAt ? (allowed ? copy.given : copy.withdrawn)(formatDateTime(answeredAt)) : copy.never;
  return (
    <ConsentPaper
      purpose="health-data"
      status={status}
      error={error ? messageOf(error) : undefined}
      action={
        allowed ? (
          <Button variant="outline" busy={isPending} busyLabel={copy.withdrawing} onClick={withdraw}>
            {copy.withdraw}
          </Button>
        ) : (
          <RouterButtonLink variant="outline" to={appPaths.progress}>
            {copy.give}
          </RouterButtonLink>
        )
      }
    />
  );
}
