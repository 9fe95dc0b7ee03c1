import { type Consents, type Purpose, purposes } from "@app/contract/consents";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { consentsQuery } from "../../app/data/consents-query.ts";
import { formatDateTime } from "../../app/shell/format/moments.ts";
import { RouterButtonLink } from "../../app/shell/router-button-link.tsx";
import { messageOf } from "../../app/shell/states/message-of.ts";
import { forgetOnDevice } from "../../app/sync/forget-on-device.ts";
import { appPaths } from "../../app-paths.ts";
import { consentCopy as copy, healthConsentCopy, remoteCareCopy } from "../../content/app/account/consents.ts";
import { Button } from "../../ui/core/button.tsx";
import { RuledList } from "../../ui/display/ruled-list.tsx";
import { Switch } from "../../ui/forms/switch.tsx";
import { FormError } from "../forms/form-error.tsx";
import { AssistantConsent } from "./assistant-consent.tsx";
import { ConsentPaper } from "./consent-paper.tsx";
import { useConsentChoices } from "./consents-query.ts";
import styles from "./privacy.module.css";
import { useWithdrawal } from "./use-withdrawal.ts";

/** Health data, remote care and the assistant's provider are consented to apart, with their full text. */
const PAPERS: ReadonlySet<Purpose> = new Set(["health-data", "remote-care", "assistant-provider"] as const);
const isSwitch = ({ purpose }: Consents["current"][number]): boolean => !PAPERS.has(purpose);

/** One switch per purpose, saved at once, and the history of decisions. */
export function ConsentSwitches() {
  const { data: consents } = useSuspenseQuery(consentsQuery);
  const [message, setMessage] = useState("");
  const [failed, setFailed] = useState<{ purpose: Purpose; reason: string }>();

  const { choose, pending } = useConsentChoices({
    onSaved: ({ purpose, allowed }) => setMessage(copy.saved(purposes[purpose].title, allowed)),
    onFailed: (error, { purpose }) => setFailed({ purpose, reason: messageOf(error) }),
  });
  const answerTo = (wanted: Purpose) => consents.current.find(({ purpose }) => purpose === wanted);
  const [health, remoteCare] = [answerTo("health-data"), answerTo("remote-care")];
  const assistant = answerTo("assistant-provider");

  return (
    <>
      <div>
        <RuledList>
          {consents.current.filter(isSwitch).map(({ purpose, allowed: stored, answeredAt }) => {
            const allowed = pending.get(purpose) ?? stored;
            const { title, text } = purposes[purpose];
            return (
              <li key={purpose} className={`${styles.purpose} stack gap-2`}>
                <label className={`${styles.choice} row gap-4`}>
                  <span className={styles.name}>{title}</span>
                  <Switch
                    checked={allowed}
                    aria-describedby={`${purpose}-texto`}
                    onChange={(event) => {
                      setFailed(undefined);
                      setMessage("");
                      choose({ purpose, allowed: event.target.checked });
                    }}
                  />
                </label>
                <p className={styles.text} id={`${purpose}-texto`}>
                  {text}
                </p>
                <p className={styles.since}>
                  <b>{allowed ? copy.yes : copy.no}</b>,{" "}
                  {answeredAt ? copy.since(formatDateTime(answeredAt)) : copy.never}
                </p>
                <FormError text={failed?.purpose === purpose ? failed.reason : undefined} />
              </li>
            );
          })}
        </RuledList>
        {/* Sighted members see the change in the row. */}
        <p className="sr-only" role="status">
          {message}
        </p>
      </div>
      {health ? <HealthConsent answer={health} /> : null}
      {remoteCare ? <RemoteCareConsent answer={remoteCare} /> : null}
      {assistant ? <AssistantConsent answer={assistant} /> : null}
      <ConsentHistory history={consents.history} />
    </>
  );
}

/** The agreement to remote care: given in the questionnaire, withdrawn here. Who was never asked does not see it. */
function RemoteCareConsent({ answer: { allowed, answeredAt } }: { answer: Consents["current"][number] }) {
  const { withdraw, isPending, error } = useWithdrawal("remote-care", { ask: remoteCareCopy.ask });
  if (!answeredAt) return null;
  return (
    <ConsentPaper
      purpose="remote-care"
      status={(allowed ? remoteCareCopy.given : remoteCareCopy.declined)(formatDateTime(answeredAt))}
      error={error ? messageOf(error) : undefined}
      action={
        allowed ? (
          <Button variant="outline" busy={isPending} busyLabel={remoteCareCopy.withdrawing} onClick={withdraw}>
            {remoteCareCopy.withdraw}
          </Button>
        ) : null
      }
    />
  );
}

/** Every consent decision, newest first: time, purpose, source and version of the text. */
function ConsentHistory({ history }: { history: Consents["history"] }) {
  return (
    <section aria-labelledby="historico">
      <h2 className="h3-size" id="historico">
        {copy.history}
      </h2>
      {history.length === 0 ? (
        <p className={styles.none}>{copy.noHistory}</p>
      ) : (
        <RuledList ordered className={styles.history}>
          {history.map(({ purpose, allowed, version, answeredAt, via }) => (
            <li key={`${purpose} ${answeredAt}`} className={styles.answer}>
              <time className={styles.when} dateTime={answeredAt}>
                {formatDateTime(answeredAt)}
              </time>
              <span>
                {purposes[purpose].title}: <b>{allowed ? copy.yes.toLowerCase() : copy.no.toLowerCase()}</b>
              </span>
              <span className={styles.where}>
                {copy.via[via]}, {copy.version(version)}
              </span>
            </li>
          ))}
        </RuledList>
      )}
    </section>
  );
}

/** The consent to health data: given where the first value is asked for, withdrawn here. */
function HealthConsent({ answer: { allowed, answeredAt } }: { answer: Consents["current"][number] }) {
  const { withdraw, isPending, error } = useWithdrawal("health-data", {
    ask: healthConsentCopy.ask,
    onWithdrawn: forgetOnDevice,
  });
  const status = answeredAt
    ? (allowed ? healthConsentCopy.given : healthConsentCopy.withdrawn)(formatDateTime(answeredAt))
    : healthConsentCopy.never;
  return (
    <ConsentPaper
      purpose="health-data"
      status={status}
      error={error ? messageOf(error) : undefined}
      action={
        allowed ? (
          <Button variant="outline" busy={isPending} busyLabel={healthConsentCopy.withdrawing} onClick={withdraw}>
            {healthConsentCopy.withdraw}
          </Button>
        ) : (
          <RouterButtonLink variant="outline" to={appPaths.progress}>
            {healthConsentCopy.give}
          </RouterButtonLink>
        )
      }
    />
  );
}
