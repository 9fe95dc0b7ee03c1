import { answerConsent, type Purpose, purposes } from "@app/contract/consents";
import { type ReactNode, useId, useState } from "react";
import { ApiError, call, INTERNAL } from "../../../api.ts";
import { wholeTextCopy } from "../../../content/app/health-consent.ts";
import { openingCopy as copy } from "../../../content/app/intake/intake.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Alert } from "../../../ui/display/alert.tsx";
import { consentsQuery } from "../../data/consents-query.ts";
import { WholeText } from "../../data/health-consent/consent-summary.tsx";
import { intakeQuery } from "../../data/intake-query.ts";
import { queryClient } from "../../data/query-client.ts";
import styles from "./consent.module.css";

type ConsentPaperProps = {
  purpose: Purpose;
  title: string;
  /** A short form above the whole text, which stays one touch away; without it the whole text is open. */
  summary?: ReactNode;
  yes: string;
  no: string;
  onAnswered: (allowed: boolean) => void;
};

/** A consent as printed matter: what is agreed to, in full, with two answers of equal size. */
export function ConsentPaper({ purpose, title, summary, yes, no, onAnswered }: ConsentPaperProps) {
  const id = useId();
  const { answer, sending, failed } = useAnswerConsent(purpose, onAnswered);
  const { text, version } = purposes[purpose];
  return (
    <section className={`${styles.paper} paper stack gap-3`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {summary ? (
        <>
          <p>{summary}</p>
          <WholeText purpose={purpose} />
        </>
      ) : (
        <>
          <p>{text}</p>
          <p className={styles.version}>{wholeTextCopy.version(version)}</p>
        </>
      )}
      {failed ? <Alert tone="error">{failed}</Alert> : null}
      <div className={`${styles.actions} stack gap-3`}>
        <Button busy={sending === true} busyLabel={copy.sending} onClick={() => answer(true)}>
          {yes}
        </Button>
        <Button variant="outline" busy={sending === false} busyLabel={copy.sending} onClick={() => answer(false)}>
          {no}
        </Button>
      </div>
    </section>
  );
}

/** Gives or declines one consent, with the version of the text that was read. */
function useAnswerConsent(purpose: Purpose, onAnswered: (allowed: boolean) => void) {
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
