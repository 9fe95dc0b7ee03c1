import { answerConsent, type Consents, type Purpose } from "@app/contract/consents";
import { CONSENT_VERSION } from "@app/contract/values";
import { useMutation } from "@tanstack/react-query";
import { useReducer } from "react";
import { call } from "../../api.ts";
import { consentsQuery } from "../../app/data/consents-query.ts";
import { updateAnswer } from "../../app/data/query-client.ts";
import { usePending } from "../../app/data/use-pending.ts";
import { setConsent as setBrowserConsent } from "../../tracking/consent.ts";

const mutationKey = ["answer-consent"];

export type ConsentChoice = { purpose: Purpose; allowed: boolean };

type Options = { onSaved: (choice: ConsentChoice) => void; onFailed: (error: Error, choice: ConsentChoice) => void };

/** Answers one purpose after the other, in the order of the taps; a switch shows its choice until the server has it. */
export function useConsentChoices({ onSaved, onFailed }: Options) {
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: "consents" },
    mutationFn: ({ purpose, allowed }: ConsentChoice): Promise<Consents> =>
      call(answerConsent, { body: { purpose, allowed, version: CONSENT_VERSION } }),
    onSuccess: async (consents, choice) => {
      await updateAnswer(consentsQuery.queryKey, () => consents);
      // The browser's own consent follows; revoking it deletes the advertising cookies.
      if (choice.purpose === "ads") setBrowserConsent(choice.allowed);
      onSaved(choice);
    },
    onError: onFailed,
  });
  // React turns a switch back at the end of its event unless it has rendered the choice: pending writes are notified later.
  const [, renderChoice] = useReducer((taps: number) => taps + 1, 0);
  const choose = (choice: ConsentChoice): void => {
    mutate(choice);
    renderChoice();
  };
  // Of several taps on one switch the last counts.
  const pending = new Map(usePending<ConsentChoice>(mutationKey).map(({ purpose, allowed }) => [purpose, allowed]));
  return { choose, pending };
}
