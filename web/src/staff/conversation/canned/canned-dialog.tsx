import type { CannedReply } from "@app/contract/staff/conversations";
import { fillReply, type ReplyValues, unfilledPlaceholders } from "@app/engine/team/replies/fill-reply";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { conversationCopy } from "../../../content/staff/conversation.ts";
import { TitledDialog } from "../../../ui/overlays/titled-dialog.tsx";
import { plain } from "../../command/use-options.ts";
import { LoadState } from "../../member/parts/load-state.tsx";
import { cannedQuery } from "../data/canned-query.ts";
import styles from "./canned.module.css";
import { CannedPreview } from "./canned-preview.tsx";

const copy = conversationCopy.canned;

type CannedDialogProps = { values: ReplyValues; onUse: (text: string) => void; onClose: () => void };

/** Typed, found, chosen with the arrows and Enter; beside it how the text will stand in this thread. */
export function CannedDialog({ values, onUse, onClose }: CannedDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(cannedQuery);
  return (
    <TitledDialog title={copy.title} onClose={onClose}>
      {data ? (
        <Picker replies={data} values={values} onUse={onUse} />
      ) : (
        <LoadState
          error={error}
          loading={copy.loading}
          failed={copy.failed}
          isBusy={isFetching}
          retry={() => void refetch()}
        />
      )}
    </TitledDialog>
  );
}

type PickerProps = Pick<CannedDialogProps, "values" | "onUse"> & { replies: readonly CannedReply[] };

function Picker({ replies, values, onUse }: PickerProps) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  // After the dialog, which focuses its title.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const found = replies.filter(({ title, text }) => plain(`${title} ${text}`).includes(plain(typed)));
  const active = Math.min(at, found.length - 1);
  const chosen = found[active];

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      event.preventDefault();
      if (chosen) onUse(chosen.text);
    }
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    setAt((active + by + found.length) % Math.max(1, found.length));
  };
  return (
    <div className={styles.picker}>
      <label htmlFor={id}>{copy.find}</label>
      <input
        id={id}
        ref={field}
        type="text"
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen ? `${id}-${chosen._id}` : undefined}
        aria-describedby={`${id}-hint`}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-hint`} className="note">
        {found.length === 0 ? copy.none : copy.hint}
      </p>
      {/* biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which points at the option */}
      <ul className={styles.list} id={`${id}-list`} role="listbox" aria-label={copy.title} tabIndex={-1}>
        {found.map((reply, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <li
            key={reply._id}
            id={`${id}-${reply._id}`}
            role="option"
            aria-selected={index === active}
            ref={index === active ? (row) => row?.scrollIntoView({ block: "nearest" }) : undefined}
            onClick={() => (index === active ? onUse(reply.text) : setAt(index))}
          >
            <b>{reply.title}</b> {reply.isMine ? <em>{copy.mine}</em> : null} <Missing reply={reply} values={values} />
          </li>
        ))}
      </ul>
      {chosen ? (
        <CannedPreview key={chosen._id} reply={chosen} values={values} onUse={() => onUse(chosen.text)} />
      ) : null}
    </div>
  );
}

function Missing({ reply, values }: { reply: CannedReply; values: ReplyValues }) {
  const missing = unfilledPlaceholders(fillReply(reply.text, values));
  return missing.length > 0 ? <span>{copy.missing(missing)}</span> : null;
}
