import type { StaffThread } from "@app/contract/staff/conversations";
import { fillReply } from "@app/engine/team/replies/fill-reply";
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { conversationCopy } from "../../../content/staff/conversation.ts";
import { TeamButton } from "../../member/parts/team-button.tsx";
import { useStaff } from "../../shell/staff-me.ts";
import { formatNear } from "../../time/moments.ts";
import { CannedDialog } from "../canned/canned-dialog.tsx";
import { KeepCannedDialog } from "../canned/keep-canned-dialog.tsx";
import type { ThreadKey } from "../data/thread-query.ts";
import { placeholderParts } from "../text/placeholder-parts.ts";
import { ColleagueNotice } from "./colleague-notice.tsx";
import styles from "./reply.module.css";
import { ReplyStatus } from "./reply-status.tsx";
import { useReply } from "./use-reply.ts";

const copy = conversationCopy.reply;

type ReplyBoxProps = {
  params: ThreadKey;
  thread: StaffThread;
  now: number;
  field: RefObject<HTMLTextAreaElement | null>;
  dialog: "canned" | "keep" | null;
  setDialog: (dialog: "canned" | "keep" | null) => void;
  /** Shown once the reply was sent: what is next. */
  renderNext: (sentAt: number, writeMore: () => void) => ReactNode;
};

/** Where a person answers. Ctrl Enter sends, "/" brings a canned reply. */
export function ReplyBox({ params, thread, now, field, dialog, setDialog, renderNext }: ReplyBoxProps) {
  const id = useId();
  const me = useStaff();
  const reply = useReply(params, thread);
  const anyway = useRef<HTMLButtonElement>(null);
  const [isStopped, setIsStopped] = useState(false);
  // After the notice is there.
  useEffect(() => {
    if (isStopped) anyway.current?.focus();
  }, [isStopped]);

  const values = {
    primeiroNome: thread.firstName,
    profissional: conversationCopy.first(me.name),
    ...(thread.waiting?.dueAt ? { prazo: formatNear(thread.waiting.dueAt, now) } : {}),
  };
  const send = async (options?: { anyway: boolean }) => {
    setIsStopped(false);
    const outcome = await reply.send(options);
    if (outcome === "colleague") setIsStopped(true);
    else if (outcome === "unfilled") selectPlaceholder(field.current);
    else if (outcome !== "sent") field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, value } = event.currentTarget;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void send();
    } else if (event.key === "/" && /(^|\s)$/.test(value.slice(0, selectionStart))) {
      event.preventDefault();
      setDialog("canned");
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.currentTarget.blur();
    }
  };
  const use = (text: string) => {
    setDialog(null);
    const filled = fillReply(text, values);
    const at = field.current?.selectionStart ?? reply.text.length;
    reply.write(`${reply.text.slice(0, at)}${filled}${reply.text.slice(at)}`);
    // Once the dialog has given the focus back and the text is there.
    requestAnimationFrame(() => {
      if (selectPlaceholder(field.current)) return;
      field.current?.focus();
      field.current?.setSelectionRange(at + filled.length, at + filled.length);
    });
  };

  const writeMore = () => {
    reply.writeMore();
    field.current?.focus();
  };

  return (
    <>
      <form
        className={styles.box}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {reply.colleague ? (
          <ColleagueNotice
            message={reply.colleague}
            now={now}
            anyway={anyway}
            onAnyway={() => void send({ anyway: true })}
            onKeep={() => {
              reply.acknowledge();
              field.current?.focus();
            }}
          />
        ) : null}
        {reply.sentAt === null ? null : renderNext(reply.sentAt, writeMore)}
        <label className="sr-only" htmlFor={id}>
          {copy.label(thread.name)}
        </label>
        <ReplyField
          field={field}
          id={id}
          value={reply.text}
          placeholder={copy.placeholder}
          aria-invalid={reply.error ? true : undefined}
          aria-describedby={`${id}-status`}
          onChange={({ target }) => reply.write(target.value)}
          onKeyDown={onKeyDown}
        />
        <div className={`${styles.foot} row wrap`}>
          <ReplyStatus id={`${id}-status`} reply={reply} onFill={(name) => selectPlaceholder(field.current, name)} />
          <div className={`${styles.actions} wrap gap-2`}>
            <TeamButton tone="quiet" keys={["/"]} onClick={() => setDialog("canned")}>
              {copy.canned}
            </TeamButton>
            {reply.text.trim() === "" ? null : (
              <TeamButton tone="quiet" onClick={() => setDialog("keep")}>
                {copy.keep}
              </TeamButton>
            )}
            <TeamButton type="submit" tone="action" keys={["Ctrl", "Enter"]} isOff={reply.isBusy}>
              {reply.isBusy ? copy.sending : copy.send}
            </TeamButton>
          </div>
        </div>
      </form>
      {dialog === "canned" ? <CannedDialog values={values} onUse={use} onClose={() => setDialog(null)} /> : null}
      {dialog === "keep" ? (
        <KeepCannedDialog text={reply.text} firstName={thread.firstName} onClose={() => setDialog(null)} />
      ) : null}
    </>
  );
}

type ReplyFieldProps = Omit<ComponentProps<"textarea">, "ref" | "value"> & {
  field: RefObject<HTMLTextAreaElement | null>;
  value: string;
};

/** Grows with its text, and marks what is still between braces: a copy of the text lies behind the field. */
function ReplyField({ field, value, ...rest }: ReplyFieldProps) {
  return (
    <div className={styles.scroll}>
      <div className={styles.grow}>
        <div className={styles.copy} aria-hidden="true">
          {placeholderParts(value).map(({ text, isMissing, at }) =>
            isMissing ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
          )}
          {/* An empty last line has a height too. */}
          {"\u200b"}
        </div>
        <textarea ref={field} className={`${styles.field} bare`} value={value} rows={2} {...rest} />
      </div>
    </div>
  );
}

/** Selects the first of what is to be filled in, or of one name, so that typing replaces it. */
function selectPlaceholder(field: HTMLTextAreaElement | null, name?: string): boolean {
  const part = placeholderParts(field?.value ?? "").find(
    ({ text, isMissing }) => isMissing && (name === undefined || text === `{${name}}`),
  );
  if (!field || !part) return false;
  field.focus();
  field.setSelectionRange(part.at, part.at + part.text.length);
  return true;
}
