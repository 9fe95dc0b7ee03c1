import { purposes } from "@app/contract/consents";
import { setReminderPreference } from "@app/contract/resume";
import { useEffect, useRef, useState } from "react";
import { call } from "../../api.ts";
import { reminderCopy as copy } from "../../content/checkout-steps.ts";
import { Checkbox } from "../../ui/forms/checkbox.tsx";
import type { CheckoutState } from "../checkout-reducer.ts";
import { loadDraft, saveDraft } from "../checkout-storage.ts";
import styles from "./method.module.css";

/** Opt-in: one reminder email with a link back here, if the purchase is abandoned. */
export function ReminderBox({ state: { buyer, cycle, method, offer } }: { state: CheckoutState }) {
  const email = buyer?.email ?? "";
  const [wanted, setWanted] = useState(() => email !== "" && loadDraft("reminder").email === email);
  const [failed, setFailed] = useState(false);
  const wasRequested = useRef(false);
  const lastRequest = useRef<Promise<unknown>>(Promise.resolve());

  // Sent again when the purchase changes while it is ticked: the link restores the last selection.
  useEffect(() => {
    if (!email || !cycle || (!wanted && !wasRequested.current)) return;
    wasRequested.current = wanted;
    saveDraft("reminder", { email: wanted ? email : "" });
    const body = { email, cycle, method, wanted, ...(offer ? { offer } : {}) };
    // Serialised: the last choice must be the last to arrive.
    lastRequest.current = lastRequest.current
      .then(() => call(setReminderPreference, { body }))
      .then(
        () => setFailed(false),
        () => {
          wasRequested.current = false;
          setWanted(false);
          setFailed(true);
        },
      );
  }, [wanted, email, cycle, method, offer]);

  if (!email) return null;
  return (
    <div>
      <Checkbox size="small" checked={wanted} onChange={(event) => setWanted(event.target.checked)}>
        <b>{copy.label}</b> {purposes["messages-email"].text}
      </Checkbox>
      <p className={styles.message} role="status">
        {failed ? copy.failed : null}
      </p>
    </div>
  );
}
