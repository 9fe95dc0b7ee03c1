import { conversationCopy as copy } from "../../../content/app/conversation/conversation.ts";
import { Button } from "../../../ui/core/button.tsx";
import styles from "./thread-log.module.css";

export type Older = { hasMore: boolean; hasFailed: boolean; load: () => void; retry: () => void };

/** Above the first loaded message: that there are more, that they did not come, or that this is the beginning. */
export function OlderMessages({ older: { hasMore, hasFailed, retry } }: { older: Older }) {
  return (
    <div className={`${styles.older} row gap-3 soft`}>
      {hasFailed ? (
        <>
          <span>{copy.olderFailed}</span>
          <Button variant="link" onClick={retry}>
            {copy.retry}
          </Button>
        </>
      ) : (
        <span>{hasMore ? copy.older : copy.beginning}</span>
      )}
    </div>
  );
}
