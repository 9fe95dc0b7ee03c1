import { answerConsent, type Purpose, purposes } from "@app/contract/consents";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../api.ts";
import { consentsQuery } from "../../app/data/consents-query.ts";
import { outdateAccount } from "../../app/data/overview-query.ts";
import { updateAnswer } from "../../app/data/query-client.ts";
import { showAlert } from "../../ui/overlays/alert-dialog.tsx";

type Ask = { title: string; text: string; keep: string; withdraw: string };

/** Asks once more, then withdraws a consent. What the account's other screens showed by it is outdated. */
export function useWithdrawal(purpose: Purpose, { ask, onWithdrawn }: { ask: Ask; onWithdrawn?: () => Promise<void> }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(answerConsent, { body: { purpose, allowed: false, version: purposes[purpose].version } }),
    onSuccess: async (consents) => {
      await onWithdrawn?.();
      void outdateAccount();
      await updateAnswer(consentsQuery.queryKey, () => consents);
    },
  });
  const withdraw = () =>
    showAlert({ title: ask.title, text: ask.text, confirm: ask.keep, deny: ask.withdraw, onDeny: () => mutate() });
  return { withdraw, isPending, error };
}
