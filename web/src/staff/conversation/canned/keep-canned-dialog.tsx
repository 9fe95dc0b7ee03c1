import { MAX_MESSAGE_TEXT } from "@app/contract/conversations";
import { MAX_REPLY_TITLE } from "@app/contract/staff/conversations";
import { type FormEvent, useId, useState } from "react";
import { conversationCopy } from "../../../content/staff/conversation.ts";
import { TitledDialog } from "../../../ui/overlays/titled-dialog.tsx";
import parts from "../../member/parts/parts.module.css";
import { TeamButton } from "../../member/parts/team-button.tsx";
import { useWrite } from "../../member/parts/use-write.ts";
import { saveCanned } from "../data/canned-query.ts";
import styles from "./canned.module.css";
import { withPlaceholder } from "./with-placeholder.ts";

const copy = conversationCopy.keepCanned;

type KeepCannedDialogProps = { text: string; firstName: string; onClose: () => void };

/** The reply that is being written, kept for others: without this member's name. */
export function KeepCannedDialog({ text, firstName, onClose }: KeepCannedDialogProps) {
  const id = useId();
  const { state, run, resetKey, fail } = useWrite();
  const [title, setTitle] = useState("");
  const [kept, setKept] = useState(() => withPlaceholder(text, firstName));
  const hasName = kept.includes("{primeiroNome}");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state.isBusy) return;
    if (title.trim() === "") return fail(copy.empty);
    if (kept.trim() === "") return fail(copy.noText);
    if (await run((key) => saveCanned({ _id: key, title: title.trim(), text: kept.trim() }))) onClose();
  };
  return (
    <TitledDialog title={copy.title} onClose={onClose}>
      <form className={styles.keep} noValidate onSubmit={(event) => void submit(event)}>
        <label className={parts.label} htmlFor={`${id}-title`}>
          {copy.name}
        </label>
        <input
          id={`${id}-title`}
          value={title}
          maxLength={MAX_REPLY_TITLE}
          autoComplete="off"
          aria-invalid={state.error ? true : undefined}
          aria-describedby={`${id}-message`}
          onChange={({ target }) => {
            setTitle(target.value);
            resetKey();
          }}
        />
        <p className={state.error ? parts.error : parts.hint} id={`${id}-message`} role="status">
          {state.error ?? copy.nameHint}
        </p>
        <label className={parts.label} htmlFor={`${id}-text`}>
          {copy.text}
        </label>
        <textarea
          className={parts.area}
          id={`${id}-text`}
          rows={5}
          value={kept}
          maxLength={MAX_MESSAGE_TEXT}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            setKept(target.value);
            resetKey();
          }}
        />
        <p className={parts.hint} id={`${id}-hint`}>
          {hasName ? copy.textHint : copy.textHintPlain}
        </p>
        <TeamButton type="submit" tone="action" size="large" isOff={state.isBusy}>
          {state.isBusy ? copy.saving : copy.save}
        </TeamButton>
      </form>
    </TitledDialog>
  );
}
