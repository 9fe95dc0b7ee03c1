import { type Consents, type Purpose, purposes } from "@app/contract/consents";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { consentsQuery } from "../../app/data/consents-query.ts";
import { formatDateTime } from "../../app/shell/format/moments.ts";
import { messageOf } from "../../app/shell/states/message-of.ts";
import { consentCopy as copy } from "../../content/app/account/consents.ts";
import { RuledList } from "../../ui/display/ruled-list.tsx";
import { Switch } from "../../ui/forms/switch.tsx";
import { FormError } from "../forms/form-error.tsx";
import { AssistantConsent } from "./assistant-consent.tsx";
import { ConsentHistory } from "./consent-history.tsx";
import { useConsentChoices } from "./consents-query.ts";
import { HealthConsent } from "./health-consent.tsx";
import styles from "./privacy.module.css";
import { RemoteCareConsent } from "./remote-care-consent.tsx";

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
