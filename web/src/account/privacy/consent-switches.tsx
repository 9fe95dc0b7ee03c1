import { answerConsent, type Consents, type Purpose, purposes } from "@app/contract/privacy";
import { CONSENT_VERSION } from "@app/contract/values";
import { useState } from "react";
import { ApiError, call, INTERNAL } from "../../api.ts";
import { formatDateTime } from "../../app/shell/dates.ts";
import { consentCopy as copy } from "../../content/account-data.ts";
import { setConsent as setBrowserConsent } from "../../tracking/consent.ts";
import { RuledList } from "../../ui/display/ruled-list.tsx";
import { Switch } from "../../ui/forms/switch.tsx";
import { FormError } from "../forms/form-error.tsx";
import { ConsentHistory } from "./consent-history.tsx";
import styles from "./consents.module.css";

/** Health data is consented to apart, with its full text. */
const isSwitch = ({ purpose }: Consents["current"][number]): boolean => purpose !== "health-data";

/** One switch per purpose, saved at once, and the history of decisions. */
export function ConsentSwitches({ initial }: { initial: Consents }) {
  const [consents, setConsents] = useState(initial);
  /** Optimistic update: shown as saved, rolled back on failure. */
  const [sending, setSending] = useState<{ purpose: Purpose; allowed: boolean }>();
  const [message, setMessage] = useState("");
  const [failed, setFailed] = useState<{ purpose: Purpose; reason: string }>();

  async function answer(purpose: Purpose, allowed: boolean) {
    setSending({ purpose, allowed });
    setFailed(undefined);
    setMessage("");
    try {
      setConsents(await call(answerConsent, { body: { purpose, allowed, version: CONSENT_VERSION } }));
      // The browser's own consent follows; revoking it deletes the advertising cookies.
      if (purpose === "ads") setBrowserConsent(allowed);
      setMessage(copy.saved(purposes[purpose].title, allowed));
    } catch (error) {
      setFailed({ purpose, reason: error instanceof ApiError ? error.message : INTERNAL });
    }
    setSending(undefined);
  }

  return (
    <>
      <div>
        <RuledList>
          {consents.current.filter(isSwitch).map(({ purpose, allowed: stored, answeredAt }) => {
            const allowed = sending?.purpose === purpose ? sending.allowed : stored;
            const { title, text } = purposes[purpose];
            return (
              <li key={purpose} className={styles.purpose}>
                <label className={styles.choice}>
                  <span className={styles.name}>{title}</span>
                  <Switch
                    checked={allowed}
                    aria-describedby={`${purpose}-texto`}
                    aria-disabled={sending ? true : undefined}
                    onChange={(event) => {
                      if (!sending) void answer(purpose, event.target.checked);
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
      <ConsentHistory history={consents.history} />
    </>
  );
}
