import type { QueueItem } from "@app/contract/staff/queue";
import { useQueryClient } from "@tanstack/react-query";
import { problemOf } from "../../../api.ts";
import { undoText } from "../../../content/staff/queue.ts";
import { showToast } from "../../../ui/overlays/toast.tsx";
import { formatNear } from "../../time/moments.ts";
import { claim, postpone, queueQuery, release } from "../data/queue-query.ts";
import type { Undoable } from "../undo/use-undo.ts";

type TaskActionsInput = {
  offerUndo: (undoable: Undoable) => void;
  /** A colleague was faster: the claim needs a reason. */
  onTaken: (item: QueueItem) => void;
};

const sayFailure = (error: unknown): void =>
  showToast({ tone: "destructive", title: error instanceof Error ? error.message : String(error) });

/** The writes of the queue. Each says what it did and can be undone. They answer whether they succeeded. */
export function useTaskActions({ offerUndo, onTaken }: TaskActionsInput) {
  const client = useQueryClient();
  const attempt = (write: Promise<void>, onDone: () => void): Promise<boolean> =>
    write.then(
      () => {
        onDone();
        return true;
      },
      (error: unknown) => {
        sayFailure(error);
        return false;
      },
    );
  const undoing = (write: () => Promise<void>) => () => void write().catch(sayFailure);

  return {
    claim: async (item: QueueItem): Promise<void> => {
      try {
        await claim(client, item.memberId);
      } catch (error) {
        if (problemOf(error) !== "task-claimed") return sayFailure(error);
        await client.refetchQueries({ queryKey: queueQuery.queryKey, exact: true });
        return onTaken(item);
      }
      offerUndo({ text: undoText.claimed(item.name), undo: undoing(() => release(client, item.memberId)) });
    },
    takeOver: (item: QueueItem, reason: string): Promise<boolean> =>
      attempt(claim(client, item.memberId, reason), () =>
        offerUndo({ text: undoText.claimed(item.name), undo: undoing(() => release(client, item.memberId)) }),
      ),
    release: (item: QueueItem): Promise<boolean> =>
      attempt(release(client, item.memberId), () =>
        offerUndo({ text: undoText.released(item.name), undo: undoing(() => claim(client, item.memberId)) }),
      ),
    postpone: (item: QueueItem, until: number, now: number): Promise<boolean> =>
      attempt(postpone(client, item.memberId, new Date(until).toISOString()), () =>
        offerUndo({
          text: undoText.postponed(item.name, formatNear(until, now)),
          undo: undoing(() => postpone(client, item.memberId, null)),
        }),
      ),
    bringBack: (item: QueueItem): Promise<boolean> =>
      attempt(postpone(client, item.memberId, null), () =>
        offerUndo({
          text: undoText.broughtBack(item.name),
          undo: undoing(() => postpone(client, item.memberId, item.postponedUntil)),
        }),
      ),
    /** The lease runs on while its owner works; nothing is said about it. */
    renew: (item: QueueItem): void => void claim(client, item.memberId).catch(() => undefined),
  };
}
