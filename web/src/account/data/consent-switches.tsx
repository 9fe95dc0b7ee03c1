import { answerConsent, type Consents, type Purpose, purposes } from "@app/contract/privacy";
import { CONSENT_VERSION } from "@app/contract/values";
import { useState } from "react";
import { ApiError, call, INTERNAL } from "../../api.ts";
import { consentCopy as copy } from "../../content/account-data.ts";
import { setConsent as setBrowserConsent } from "../../tracking/consent.ts";
import { FormError } from "../access/form-error.tsx";
import { formatDateTime } from "../dates.ts";
import { ConsentHistory } from "./consent-history.tsx";
import styles from "./consents.module.css";

/** A yes or a no to each purpose, counted from the moment it is touched, and every answer before it. */
export function ConsentSwitches({ known }: { known: Consents }) {
  const [consents, setConsents] = useState(known);
  /** The answer on its way to the server: shown as if it were there, taken back if it does not arrive. */
  const [sending, setSending] = useState<{ purpose: Purpose; allowed: boolean }>();
  const [message, setMessage] = useState("");
  const [failed, setFailed] = useState<{ purpose: Purpose; why: string }>();

  async function answer(purpose: Purpose, allowed: boolean) {
    setSending({ purpose, allowed });
    setFailed(undefined);
    setMessage("");
    try {
      setConsents(await call(answerConsent, { body: { purpose, allowed, version: CONSENT_VERSION } }));
      // This browser's own answer follows, and with a no its advertising cookies go.
      if (purpose === "ads") setBrowserConsent(allowed);
      setMessage(copy.saved(purposes[purpose].title, allowed));
    } catch (error) {
      setFailed({ purpose, why: error instanceof ApiError ? error.message : INTERNAL });
    }
    setSending(undefined);
  }

  return (
    <>
      <div>
        <ul className={styles.purposes}>
          {consents.current.map(({ purpose, allowed: kept, answeredAt }) => {
            const allowed = sending?.purpose === purpose ? sending.allowed : kept;
            const { title, text } = purposes[purpose];
            return (
              <li key={purpose} className={styles.purpose}>
                <label className={styles.choice}>
                  <span className={styles.name}>{title}</span>
                  <input
                    className={styles.switch}
                    type="checkbox"
                    role="switch"
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
                <FormError text={failed?.purpose === purpose ? failed.why : undefined} />
              </li>
            );
          })}
        </ul>
        {/* Whoever sees has seen it in the row. */}
        <p className="sr-only" role="status">
          {message}
        </p>
      </div>
      <ConsentHistory history={consents.history} />
    </>
  );
}
