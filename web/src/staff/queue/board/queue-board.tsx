import type { QueueItem, StaffQueue } from "@app/contract/staff/queue";
import { useRef, useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { queueKeys } from "../../../content/staff/keys.ts";
import { KeysDialog } from "../../keys/keys-dialog.tsx";
import { conversationPath, memberPath, planPath } from "../../shell/member-paths.ts";
import { QueueDetail } from "../detail/queue-detail.tsx";
import { PostponeDialog } from "../dialogs/postpone-dialog.tsx";
import { TakeOverDialog } from "../dialogs/take-over-dialog.tsx";
import { FilterBar } from "../filters/filter-bar.tsx";
import { taskPath } from "../item/task-path.ts";
import { QueueRows } from "../list/queue-rows.tsx";
import { NearestPromise } from "../nearest/nearest-promise.tsx";
import { claimOf, isPostponed, splitAtNow } from "../order/split-at-now.ts";
import { useQueueList } from "../order/use-queue-list.ts";
import { useSteadyRow } from "../order/use-steady-row.ts";
import { QueueEmpty } from "../states/queue-states.tsx";
import { UndoToast } from "../undo/undo-toast.tsx";
import { useUndo } from "../undo/use-undo.ts";
import styles from "./queue-board.module.css";
import { useQueueKeys } from "./use-queue-keys.ts";
import { useTaskActions } from "./use-task-actions.ts";

const MINUTE_MS = 60_000;
/** A lease is renewed by activity once this little of its 15 minutes is left, and asked for at most once a minute. */
const RENEW_BELOW_MS = 10 * MINUTE_MS;

/** Renews one's own lease on the selected task while its owner is at work. Call the answer on every activity. */
function useRenewal(selected: QueueItem | undefined, renew: (item: QueueItem) => void): () => void {
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const claim = selected?.claim;
    if (!selected || !claim?.isMine) return;
    const left = Date.parse(claim.until) - Date.now();
    if (left <= 0 || left > RENEW_BELOW_MS || performance.now() - lastAt.current < MINUTE_MS) return;
    lastAt.current = performance.now();
    renew(selected);
  };
}

/** As in queue-board.module.css: from here on the selected row has a column of its own. */
const WIDE = "(min-width: 75.01rem)";

const subscribe = (listener: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  );

type Dialog = { kind: "postpone" | "take-over"; item: QueueItem } | { kind: "keys" };

/** The queue as it is known now: filters, the list on its thread, and the selected row beside it. */
export function QueueBoard({ queue, now }: { queue: StaffQueue; now: number }) {
  const list = useQueueList(queue.items, now);
  const container = useRef<HTMLOListElement>(null);
  const [dialog, setDialog] = useState<Dialog>();
  const undo = useUndo();
  const actions = useTaskActions({ offerUndo: undo.offer, onTaken: (item) => setDialog({ kind: "take-over", item }) });
  const navigate = useNavigate();
  const isWide = useWide();
  const selected = list.known.get(list.selectedId ?? "");
  const renewOnActivity = useRenewal(selected, actions.renew);
  useSteadyRow(container, list.selectedId, list.ids.join());

  const onClaim = (item: QueueItem) => {
    const held = claimOf(item, now);
    if (held && !held.isMine) setDialog({ kind: "take-over", item });
    else void actions.claim(item);
  };
  const onPostpone = (item: QueueItem) =>
    isPostponed(item, now) ? void actions.bringBack(item) : setDialog({ kind: "postpone", item });
  const close = () => setDialog(undefined);
  const handlers = selected
    ? {
        onClaim: () => onClaim(selected),
        onRelease: () => void actions.release(selected),
        onPostpone: () => onPostpone(selected),
        onBringBack: () => void actions.bringBack(selected),
      }
    : undefined;

  useQueueKeys({
    list,
    container,
    selected,
    onOpen: (item) => void navigate(taskPath(item)),
    onFile: ({ memberId }) => void navigate(memberPath(memberId)),
    onReply: ({ memberId }) => void navigate(conversationPath(memberId)),
    onPlan: ({ memberId }) => void navigate(planPath(memberId)),
    onClaim,
    onRelease: (item) => (claimOf(item, now)?.isMine ? void actions.release(item) : undefined),
    onPostpone,
    onUndo: undo.undo,
    onKeys: () => setDialog({ kind: "keys" }),
  });

  const { above, below, postponed } = splitAtNow(queue.items, now);
  const isEmpty = above.length + below.length === 0 && list.rows.every(list.isGone);
  return (
    <>
      <NearestPromise items={queue.items} now={now} />
      <FilterBar items={queue.items} choice={list.choice} now={now} onChoose={list.choose} />
      {isEmpty || (above.length + below.length === 0 && !list.held.isWaiting) ? (
        <QueueEmpty
          doneToday={queue.doneToday}
          postponed={postponed}
          now={now}
          onBringBack={(item) => void actions.bringBack(item)}
        />
      ) : (
        <div className={styles.board}>
          <QueueRows
            list={list}
            container={container}
            now={now}
            above={above.length}
            below={below.length}
            handlers={isWide ? undefined : handlers}
            onActivity={() => {
              list.held.noteActivity();
              renewOnActivity();
            }}
          />
          {isWide && selected && handlers ? <QueueDetail item={selected} now={now} {...handlers} /> : null}
        </div>
      )}
      <UndoToast undoable={undo.undoable} onUndo={undo.undo} onPause={undo.pause} />
      {dialog?.kind === "keys" ? <KeysDialog keys={[...queueKeys.strip, ...queueKeys.more]} onClose={close} /> : null}
      {dialog?.kind === "postpone" ? (
        <PostponeDialog
          item={dialog.item}
          now={now}
          onClose={close}
          onPostpone={(until) => {
            close();
            list.step(1);
            void actions.postpone(dialog.item, until, now).then(list.held.settle);
          }}
        />
      ) : null}
      {dialog?.kind === "take-over" ? (
        <TakeOverDialog
          item={dialog.item}
          colleague={claimOf(list.known.get(dialog.item.memberId) ?? dialog.item, now)?.name ?? ""}
          onClose={close}
          onTakeOver={async (reason) => {
            if (await actions.takeOver(dialog.item, reason)) close();
          }}
        />
      ) : null}
    </>
  );
}
