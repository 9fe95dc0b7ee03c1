import { answerConsent, type Consents, purposes } from "@app/contract/consents";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../api.ts";
import { consentsQuery } from "../../app/data/consents-query.ts";
import { outdateAccount } from "../../app/data/overview-query.ts";
import { updateAnswer } from "../../app/data/query-client.ts";
import { formatDateTime } from "../../app/shell/format/moments.ts";
import { messageOf } from "../../app/shell/states/message-of.ts";
import { assistantConsentCopy as copy } from "../../content/app/account/consents.ts";
import { Button } from "../../ui/core/button.tsx";
import { ConsentPaper } from "./consent-paper.tsx";
import { useWithdrawal } from "./use-withdrawal.ts";

const PURPOSE = "assistant-provider";

/** The agreement that questions go to an outside provider: given and withdrawn here, beside its whole text. */
export function AssistantConsent({ answer: { allowed, answeredAt } }: { answer: Consents["current"][number] }) {
  const { withdraw, isPending, error } = useWithdrawal(PURPOSE, { ask: copy.ask });
  const agreement = useMutation({
    mutationFn: () =>
      call(answerConsent, { body: { purpose: PURPOSE, allowed: true, version: purposes[PURPOSE].version } }),
    onSuccess: async (consents) => {
      void outdateAccount();
      await updateAnswer(consentsQuery.queryKey, () => consents);
    },
  });
  const failure = error ?? agreement.error;
  const status = answeredAt ? (allowed ? copy.given : copy.withdrawn)(formatDateTime(answeredAt)) : copy.never;
  return (
    <ConsentPaper
      purpose={PURPOSE}
      status={status}
      error={failure ? messageOf(failure) : undefined}
      action={
        allowed ? (
          <Button variant="outline" busy={isPending} busyLabel={copy.withdrawing} onClick={withdraw}>
            {copy.withdraw}
          </Button>
        ) : (
          <Button
            variant="outline"
            busy={agreement.isPending}
            busyLabel={copy.giving}
            onClick={() => agreement.mutate()}
          >
            {copy.give}
          </Button>
        )
      }
    />
  );
}
