import { useIsFetching } from "@tanstack/react-query";
import { Button } from "../../ui/core/button.tsx";
import { IconPath } from "../../ui/core/icon.tsx";
import { formatRelativeDate } from "../shell/format/moments.ts";
import { type NotRefreshed, refreshSeen, useNotRefreshed, useSeenAt } from "./seen-at.ts";
import styles from "./seen-notice.module.css";

const NO_SIGNAL = "M4 4l16 16M8.5 13.5a5 5 0 015-1M5 10a10 10 0 013.5-2.2M19 10a10 10 0 00-7-2.9M12 18.5v.1";

const reasons: Record<NotRefreshed, string> = {
  "no-connection": "Sem internet.",
  "server-failed": "Não deu para atualizar agora.",
};

/** Above a screen whose answers could not be refreshed: they stay, with the time they are of. */
export function SeenNotice() {
  const seenAt = useSeenAt();
  const reason = useNotRefreshed();
  const isRefreshing = useIsFetching({ type: "active" }) > 0;
  return (
    <div className={`${styles.notice} row gap-3`} role="status">
      {seenAt === undefined || reason === undefined ? null : (
        <>
          <IconPath path={NO_SIGNAL} className={styles.icon} />
          <p className={styles.text}>
            <b>{reasons[reason]}</b> {seenText(seenAt)}
          </p>
          <Button variant="link" busy={isRefreshing} busyLabel="Atualizando…" onClick={() => void refreshSeen()}>
            Atualizar
          </Button>
        </>
      )}
    </div>
  );
}

/** "Visto às 7h10.", and with its day when that is not today. */
const seenText = (at: number): string =>
  `Visto ${formatRelativeDate(new Date(at).toISOString(), new Date())
    .replace(/^hoje /, "")
    .replace("às 0", "às ")}.`;
