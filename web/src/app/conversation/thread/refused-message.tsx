import { appPaths } from "../../../app-paths.ts";
import { sendingCopy } from "../../../content/app/conversation/conversation.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Link } from "../../shell/link.tsx";
import type { Refusal } from "../../sync/core/device-state.ts";
import styles from "./thread-log.module.css";

const copy = sendingCopy.refused;

type RefusedMessageProps = { refused: Refusal; onRetry: () => void; onDiscard: () => void };

/** Nobody has it: it can be sent again or given up. */
export function RefusedMessage({ refused, onRetry, onDiscard }: RefusedMessageProps) {
  const isConsent = refused === "consent-missing";
  return (
    <div className={styles.refused}>
      <p>{isConsent ? copy.consent : refused === "full" ? copy.full : copy.other}</p>
      <div className={`${styles.actions} wrap`}>
        {isConsent ? (
          <Link className={styles.link} to={appPaths.consents}>
            {copy.consents}
          </Link>
        ) : null}
        <Button variant="link" onClick={onRetry}>
          {copy.again}
        </Button>
        <Button variant="link" onClick={onDiscard}>
          {copy.discard}
        </Button>
      </div>
    </div>
  );
}
