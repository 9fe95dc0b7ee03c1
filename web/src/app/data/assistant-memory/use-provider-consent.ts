import { answerConsent, type Consents } from "@app/contract/consents";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../../api.ts";
import { memoriesQuery } from "../assistant/memories-query.ts";
import { consentsQuery } from "../consents-query.ts";
import { outdateAccount } from "../overview-query.ts";
import { updateAnswer } from "../query-client.ts";

export const PROVIDER_PURPOSE = "assistant-provider";

/** Of the text shown to the member: the server knows each version's words. */
export const PROVIDER_VERSION = "ia-2026-11";

const allowedAt = ({ current }: Consents): string | null => {
  const answer = current.find(({ purpose }) => purpose === PROVIDER_PURPOSE);
  return answer?.allowed ? answer.answeredAt : null;
};

/** Allows a provider to be asked, or stops it. Who answers next changes with it, so other screens are outdated. */
export const useProviderConsent = () =>
  useMutation({
    mutationFn: (allowed: boolean) =>
      call(answerConsent, { body: { purpose: PROVIDER_PURPOSE, allowed, version: PROVIDER_VERSION } }),
    onSuccess: async (consents) => {
      void outdateAccount();
      await updateAnswer(consentsQuery.queryKey, () => consents);
      await updateAnswer(memoriesQuery.queryKey, (old) => ({ ...old, providerAllowedAt: allowedAt(consents) }));
    },
  });
