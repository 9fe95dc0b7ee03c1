import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { progressCopy as copy, weightFormCopy, weightListCopy } from "../../../content/app/progress/progress.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Alert } from "../../../ui/display/alert.tsx";
import { intakeQuery } from "../../data/intake-query.ts";
import { type Edit, orThrow } from "../../sync/core/edit.ts";
import { uuidV7 } from "../../sync/core/uuid-v7.ts";
import { viewRecords } from "../../sync/core/view.ts";
import { AskDeviceCopy } from "../../sync/device-copy-choice.tsx";
import type { MemberSync, SyncSnapshot } from "../../sync/member-sync.ts";
import { withFirstWeight } from "./first-weight.ts";
import styles from "./weight.module.css";
import { WeightDialog } from "./weight-dialog.tsx";
import { type WeightEntry, WeightForm } from "./weight-form.tsx";
import { WeightList } from "./weight-list.tsx";
import { daysOfLastSeven, formatKg, isOddAmong, isOddCorrection, type WeightRow, weightRows } from "./weights.ts";

const put = (id: string, fields: Partial<WeightEntry>): Edit => ({ id, kind: "weight", op: "put", fields });

/** Words first, then the entry, then the list. */
export function WeightDiary({ sync, snapshot }: { sync: MemberSync; snapshot: SyncSnapshot }) {
  const { data: intake } = useQuery(intakeQuery);
  const logged = weightRows(viewRecords(snapshot, "weight"));
  const rows = withFirstWeight(logged, viewRecords(snapshot, "answer"), intake);
  const [edited, setEdited] = useState<WeightRow>();
  const [removed, setRemoved] = useState<WeightRow>();
  const [message, setMessage] = useState("");
  // "Hoje" follows each change of the records: a flush runs whenever the page becomes visible.
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => setNowMs(Date.now()), [snapshot]);

  async function add({ kg, at }: WeightEntry) {
    await orThrow(sync.save([put(uuidV7(Date.now()), { at, kg })]));
    setRemoved(undefined);
    setMessage(weightFormCopy.saved(formatKg(kg)));
  }
  async function correct({ id, kg: oldKg, at: oldAt }: WeightRow, { kg, at }: WeightEntry) {
    const fields = { ...(kg === oldKg ? {} : { kg }), ...(at.slice(0, 16) === oldAt.slice(0, 16) ? {} : { at }) };
    if (Object.keys(fields).length > 0) await orThrow(sync.save([put(id, fields)]));
    setEdited(undefined);
  }
  async function remove(row: WeightRow) {
    setEdited(undefined);
    if (!(await sync.save([{ id: row.id, kind: "weight", op: "delete", fields: {} }]))) return;
    setRemoved(row);
    setMessage("");
  }
  async function undo({ id, at, kg }: WeightRow) {
    if (!(await sync.save([put(id, { at, kg })]))) return;
    setRemoved(undefined);
    setMessage(weightFormCopy.saved(formatKg(kg)));
  }
  // Edits of records that are no longer there have no row to say so.
  const orphans = snapshot.outbox.filter(({ id, refused }) => refused && !rows.some((row) => row.id === id));

  return (
    <div className={styles.columns}>
      <div className={`${styles.entry} stack gap-6`}>
        <Summary rows={rows} nowMs={nowMs} />
        <section aria-labelledby="registrar">
          <h2 className="sr-only" id="registrar">
            {weightFormCopy.title}
          </h2>
          <WeightForm action={weightFormCopy.save} isOdd={(entry) => isOddAmong(rows, entry)} onSave={add} />
        </section>
        {/* Sighted members see the row. */}
        <p className="sr-only" role="status">
          {message}
        </p>
      </div>
      <div className={`${styles.list} stack gap-6`}>
        {orphans.length > 0 ? (
          <Alert
            tone="warning"
            actions={
              <Button variant="link" onClick={() => void sync.discardRefused(orphans.map(({ id }) => id))}>
                {weightListCopy.discard}
              </Button>
            }
          >
            {weightListCopy.orphans(orphans.length)}
          </Alert>
        ) : null}
        {removed ? <Removed row={removed} onUndo={() => void undo(removed)} /> : null}
        {rows.length > 0 ? (
          <section aria-labelledby="pesos">
            <h2 className={styles.diaryTitle} id="pesos">
              {weightListCopy.title}
            </h2>
            <WeightList
              rows={rows}
              nowMs={nowMs}
              onEdit={setEdited}
              onUse={({ id }, kg) => void sync.save([put(id, { kg })])}
              onKeep={({ id }) => void sync.settleConflicts({ id, kind: "weight" })}
            />
          </section>
        ) : null}
        <AskDeviceCopy sync={sync} snapshot={snapshot} />
      </div>
      {edited ? (
        <WeightDialog
          entry={edited}
          isOdd={(entry) => isOddCorrection(rows, edited, entry)}
          onSave={(entry) => correct(edited, entry)}
          onRemove={() => void remove(edited)}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </div>
  );
}

/** A sentence that is already the conclusion. */
function Summary({ rows, nowMs }: { rows: readonly WeightRow[]; nowMs: number }) {
  const [newest] = rows;
  const days = daysOfLastSeven(
    rows.filter(({ isAnswer }) => !isAnswer),
    nowMs,
  );
  if (!newest || rows.length === 1) {
    const { title, text } = newest ? copy.first : copy.none;
    return (
      <header className={`${styles.summary} stack gap-2`}>
        <h2>{title}</h2>
        <p>{text}</p>
      </header>
    );
  }
  return (
    <header className={`${styles.summary} stack gap-2`}>
      <h2>{copy.latest(formatKg(newest.kg))}</h2>
      <p>
        {days > 0 ? copy.days(days) : copy.noDays} {copy.noise}
      </p>
    </header>
  );
}

/** Takes the focus of the row that is gone. */
function Removed({ row, onUndo }: { row: WeightRow; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [row]);
  return (
    <div className={`${styles.removed} row wrap`} role="status">
      <p>{weightListCopy.removed(formatKg(row.kg))}</p>
      <Button ref={button} variant="link" onClick={onUndo}>
        {weightListCopy.undo}
      </Button>
    </div>
  );
}
