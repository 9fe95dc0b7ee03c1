import { purposes } from "@app/contract/privacy";
import { askReminder } from "@app/contract/resume";
import { useEffect, useRef, useState } from "react";
import { call } from "../../api.ts";
import { reminderTexts as words } from "../../content/checkout-steps.ts";
import type { Flow } from "../flow.ts";
import { keepDraft, keptDraft } from "../keep.ts";
import styles from "./reminder-box.module.css";

/** Off until somebody ticks it: one letter with the way back here, should the purchase stay unfinished. */
export function ReminderBox({ flow: { buyer, cycle, method, offer } }: { flow: Flow }) {
  const email = buyer?.email ?? "";
  const [wanted, setWanted] = useState(() => email !== "" && keptDraft("reminder").email === email);
  const [failed, setFailed] = useState(false);
  const told = useRef(false);
  const telling = useRef<Promise<unknown>>(Promise.resolve());

  // Told again while it is ticked and something of the purchase changes: the link leads to what was last chosen.
  useEffect(() => {
    if (!email || !cycle || (!wanted && !told.current)) return;
    told.current = wanted;
    keepDraft("reminder", { email: wanted ? email : "" });
    const body = { email, cycle, method, wanted, ...(offer ? { offer } : {}) };
    // One after another: the last word must be the last to arrive.
    telling.current = telling.current
      .then(() => call(askReminder, { body }))
      .then(
        () => setFailed(false),
        () => {
          told.current = false;
          setWanted(false);
          setFailed(true);
        },
      );
  }, [wanted, email, cycle, method, offer]);

  if (!email) return null;
  return (
    <div>
      <label className={styles.box}>
        <input type="checkbox" checked={wanted} onChange={(event) => setWanted(event.target.checked)} />
        <span>
          <b>{words.label}</b> {purposes["messages-email"].text}
        </span>
      </label>
      <p className={styles.said} role="status">
        {failed ? words.failed : null}
      </p>
    </div>
  );
}
