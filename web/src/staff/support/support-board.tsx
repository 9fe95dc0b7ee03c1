import { useRef, useState } from "react";
import { supportCopy as copy } from "../../content/staff/support.ts";
import { useShortcuts } from "../shell/use-shortcuts.ts";
import type { SupportThread as Listed } from "./data/support-query.ts";
import { InboxList } from "./inbox-list.tsx";
import { PromiseDates } from "./promise-dates.tsx";
import styles from "./support-screen.module.css";
import { SupportThread } from "./support-thread.tsx";

/** The list, and beside it the thread that is open; on a narrow screen one of the two. */
export function SupportBoard({ threads, now }: { threads: readonly Listed[]; now: number }) {
  const list = useRef<HTMLDivElement>(null);
  // Kept while it is open, also when it leaves the list.
  const [open, setOpen] = useState<Listed | null>(null);
  const current = threads.find(({ memberId }) => memberId === open?.memberId) ?? open;

  const focusRow = (memberId: string | undefined) =>
    list.current?.querySelector<HTMLElement>(`[data-member="${memberId}"]`)?.focus();
  const step = (by: 1 | -1) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>("[data-member]") ?? [])];
    const at = rows.findIndex((row) => row === document.activeElement);
    const from = at >= 0 ? at : rows.findIndex((row) => row.dataset["member"] === current?.memberId);
    rows[Math.min(Math.max(from + by, 0), rows.length - 1)]?.focus();
  };
  const openThread = (memberId: string) => setOpen(threads.find((thread) => thread.memberId === memberId) ?? null);
  const back = () => {
    const memberId = current?.memberId;
    setOpen(null);
    // Once the list is there again.
    requestAnimationFrame(() => focusRow(memberId));
  };
  useShortcuts({
    j: () => step(1),
    ArrowDown: () => step(1),
    k: () => step(-1),
    ArrowUp: () => step(-1),
    Escape: back,
  });
  const next = threads.find(({ waiting, memberId }) => waiting && memberId !== current?.memberId);

  if (threads.length === 0 && !current)
    return (
      <div className={styles.message} role="status">
        <h2>{copy.empty.title}</h2>
        <p>{copy.empty.text}</p>
      </div>
    );
  return (
    <div className={styles.board} data-open={current ? true : undefined}>
      <InboxList threads={threads} openId={current?.memberId ?? null} now={now} container={list} onOpen={openThread} />
      {current ? (
        <SupportThread
          key={current.memberId}
          listed={current}
          now={now}
          next={next}
          onOpen={openThread}
          onBack={back}
          aside={<PromiseDates memberId={current.memberId} now={now} />}
        />
      ) : (
        <div className={styles.choose}>
          <h2>{copy.choose.title}</h2>
          <p>{copy.choose.text}</p>
        </div>
      )}
    </div>
  );
}
