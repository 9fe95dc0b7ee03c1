import { MAX_MEMORY_TEXT, type MemoryKey } from "@app/contract/assistant";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { formCopy as copy, listCopy, memoryKeys } from "../../../content/app/assistant/memory.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Select } from "../../../ui/forms/select.tsx";
import { Textarea } from "../../../ui/forms/textarea.tsx";
import { showToast } from "../../../ui/overlays/toast.tsx";
import { useMemoryChange } from "../../data/assistant-memory/use-memory-change.ts";
import { findMessage } from "../../shell/states/message-of.ts";
import styles from "./memory-form.module.css";

type MemoryFormProps = {
  id: string;
  /** Null: the member says what it is about. */
  memoryKey: MemoryKey | null;
  text: string;
  onClose: () => void;
};

/** Writes or changes one sentence. What the server refuses is said under the field, and stays there to be changed. */
export function MemoryForm({ id, memoryKey, text, onClose }: MemoryFormProps) {
  const { mutate, isPending, error } = useMemoryChange();
  const [chosen, setChosen] = useState<MemoryKey>(memoryKey ?? "prefere");
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
    // With its buttons, above the navigation of a phone.
    current?.form?.scrollIntoView({ block: "nearest" });
  }, []);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);

  function save(event?: FormEvent) {
    event?.preventDefault();
    const words = field.current?.value.replace(/\s+/g, " ").trim() ?? "";
    setMissing(words === "");
    if (words === "") return field.current?.focus();
    mutate(
      { kind: "save", id, key: chosen, text: words },
      {
        onSuccess: () => {
          onClose();
          showToast({ title: listCopy.saved });
        },
      },
    );
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") onClose();
    // One sentence: a new line has no place in it.
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isPending) save();
  }

  return (
    <form className={`${styles.form} stack gap-4`} method="post" noValidate onSubmit={save}>
      {memoryKey === null ? (
        <Select label={copy.key} value={chosen} onChange={(event) => setChosen(event.target.value as MemoryKey)}>
          {Object.entries(memoryKeys).map(([key, { name }]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      ) : null}
      <Textarea
        ref={field}
        className={styles.text}
        label={copy.text}
        hint={copy.example(memoryKeys[chosen].example)}
        error={isMissing ? copy.missing : findMessage(error)}
        defaultValue={text}
        maxLength={MAX_MEMORY_TEXT}
        rows={2}
        enterKeyHint="done"
        onKeyDown={onKeyDown}
      />
      <div className={`${styles.actions} row wrap`}>
        <Button type="submit" busy={isPending} busyLabel={copy.saving}>
          {copy.save}
        </Button>
        <Button variant="link" onClick={onClose}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
