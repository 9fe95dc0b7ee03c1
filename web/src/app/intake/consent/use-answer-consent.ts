import type { Purpose } from "@app/contract/consents";
import { answerConsent, purposes } from "@app/contract/consents";
import { useState } from "react";
import { ApiError, call, INTERNAL } from "../../../api.ts";
import { consentsQuery } from "../../data/consents-query.ts";
import { intakeQuery } from "../../data/intake-query.ts";
import { queryClient } from "../../data/query-client.ts";

/** Gives or declines one consent, with the version of the text that was read. */
export function useAnswerConsent(purpose: Purpose, onAnswered: (allowed: boolean) => void) {
  const [sending, setSending] = useState<boolean>();
  const [failed, setFailed] = useState("");
  async function answer(allowed: boolean) {
    setSending(allowed);
    setFailed("");
    try {
      const { version } = purposes[purpose];
      const consents = await call(answerConsent, { body: { purpose, allowed, version } });
      queryClient.setQueryData(consentsQuery.queryKey, consents);
      void queryClient.invalidateQueries({ queryKey: intakeQuery.queryKey });
      onAnswered(allowed);
    } catch (error) {
      setFailed(error instanceof ApiError ? error.message : INTERNAL);
      setSending(undefined);
    }
  }
  return { answer: (allowed: boolean) => void answer(allowed), sending, failed };
}
