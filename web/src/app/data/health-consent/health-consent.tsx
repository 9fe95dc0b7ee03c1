import { answerConsent, type Consents, purposes } from "@app/contract/consents";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../../api.ts";
import { appPaths } from "../../../app-paths.ts";
import { healthConsentSummary } from "../../../content/app/health-consent.ts";
import { healthConsentCopy as copy, type HealthConsentWords } from "../../../content/app/progress/progress.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Alert } from "../../../ui/display/alert.tsx";
import { formatDateTime } from "../../shell/format/moments.ts";
import { RouterButtonLink } from "../../shell/router-button-link.tsx";
import { messageOf } from "../../shell/states/message-of.ts";
import { HealthConsentSummary, WholeText } from "./consent-summary.tsx";
import styles from "./health-consent.module.css";

type HealthConsentPaperProps = {
  /** What it is about. */
  words: HealthConsentWords;
  /** When it was withdrawn; null before the first answer. */
  answeredAt: string | null;
  /** Records that this device could not send without the consent. */
  waiting: number;
  onAllowed: (consents: Consents) => void;
  onDiscard: () => void;
};

/** The consent to health data, before the first record: its text as printed matter, one answer, one way out. */
export function HealthConsentPaper({ words, answeredAt, waiting, onAllowed, onDiscard }: HealthConsentPaperProps) {
  const { version } = purposes["health-data"];
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(answerConsent, { body: { purpose: "health-data", allowed: true, version } }),
    onSuccess: onAllowed,
  });

  return (
    <div className={`${styles.consent} stack gap-5`}>
      {answeredAt ? (
        <Alert tone="info" title={copy.withdrawn.title}>
          {words.withdrawn(formatDateTime(answeredAt))}
        </Alert>
      ) : null}
      {waiting > 0 ? (
        <Alert
          tone="warning"
          actions={
            <Button variant="link" onClick={onDiscard}>
              {copy.discard}
            </Button>
          }
        >
          {words.waiting(waiting)}
        </Alert>
      ) : null}
      <header className={styles.header}>
        <h2>{words.title}</h2>
        <p>{words.lead}</p>
      </header>
      <section className={`${styles.paper} paper stack gap-3`} aria-labelledby="autorizacao">
        <h3 id="autorizacao">{healthConsentSummary.title}</h3>
        <p>
          <HealthConsentSummary />
        </p>
        <WholeText purpose="health-data" />
        {error ? <Alert tone="error">{messageOf(error)}</Alert> : null}
        <div className={`${styles.actions} stack gap-3`}>
          <Button busy={isPending} busyLabel={copy.allowing} onClick={() => mutate()}>
            {copy.allow}
          </Button>
          <RouterButtonLink variant="outline" to={appPaths.today}>
            {copy.leave}
          </RouterButtonLink>
        </div>
      </section>
      <p className={styles.without}>{copy.without}</p>
    </div>
  );
}
