import { MAX_MEMORIES, type Memory, type MemoryKey } from "@app/contract/assistant";
import { useEffect, useRef, useState } from "react";
import { listCopy as copy, memoryCopy, memoryKeys } from "../../../content/app/assistant/memory.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Icon } from "../../../ui/core/icon.tsx";
import { showAlert } from "../../../ui/overlays/alert-dialog.tsx";
import { showToast } from "../../../ui/overlays/toast.tsx";
import { useMemoryChange } from "../../data/assistant-memory/use-memory-change.ts";
import { messageOf } from "../../shell/states/message-of.ts";
import styles from "./list.module.css";
import { MemoryForm } from "./memory-form.tsx";
import { MemoryRow } from "./memory-row.tsx";

const KEYS = Object.keys(memoryKeys) as MemoryKey[];

type MemoryListProps = { memories: readonly Memory[]; isOn: boolean; now: Date };

/** The sentences by what they are about, each with where it is from; one more at the end. */
export function MemoryList({ memories, isOn, now }: MemoryListProps) {
  const [edited, setEdited] = useState<string>();
  const remove = useRemoval(isOn);
  return (
    <section aria-labelledby="lembrancas">
      <h2 className="sr-only" id="lembrancas" tabIndex={-1}>
        {copy.title}
      </h2>
      {memories.length === 0 ? (
        <div className={`${styles.empty} stack gap-2 soft`}>
          <p className={styles.emptyTitle}>{copy.empty.title}</p>
          <p>{copy.empty.text}</p>
        </div>
      ) : null}
      <div className={styles.groups}>
        {KEYS.map((key) => {
          const rows = memories.filter((memory) => memory.key === key);
          return rows.length === 0 ? null : (
            <div key={key} className={styles.group}>
              <h3 className={styles.key} id={`chave-${key}`}>
                {memoryKeys[key].name}
              </h3>
              <ul className={styles.rows} aria-labelledby={`chave-${key}`}>
                {rows.map((memory) => (
                  <MemoryRow
                    key={memory._id}
                    memory={memory}
                    now={now}
                    isEdited={edited === memory._id}
                    onEdit={() => setEdited(memory._id)}
                    onClose={() => setEdited(undefined)}
                    onRemove={() => remove(memory)}
                  />
                ))}
              </ul>
            </div>
          );
        })}
      </div>
      {isOn ? <AddMemory count={memories.length} /> : null}
    </section>
  );
}

/** Deletes at once, and the toast brings the sentence back. Switched off, nothing can come back: it is asked first. */
function useRemoval(isOn: boolean) {
  const { mutate } = useMemoryChange();
  const onError = (error: Error) =>
    showToast({ title: memoryCopy.failed, text: messageOf(error), tone: "destructive" });

  function remove({ _id: id, key, text }: Memory) {
    const undo = () => mutate({ kind: "save", id, key, text }, { onError });
    const onSuccess = () => {
      // The button that had the focus is gone.
      document.getElementById("lembrancas")?.focus({ preventScroll: true });
      showToast({ title: copy.removed, text, action: isOn ? { text: copy.undo, onClick: undo } : undefined });
    };
    mutate({ kind: "delete", id }, { onError, onSuccess });
  }
  const ask = (memory: Memory) =>
    showAlert({
      title: copy.ask.title,
      text: memory.text,
      confirm: copy.ask.keep,
      deny: copy.ask.remove,
      onDeny: () => remove(memory),
    });
  return isOn ? remove : ask;
}

/** The member's own sentence. Its id is made here once, so that a resent one is kept once. */
function AddMemory({ count }: { count: number }) {
  const [id, setId] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && id === null) button.current?.focus();
    wasOpen.current = id !== null;
  }, [id]);
  if (id !== null) {
    return (
      <div className={styles.form}>
        <MemoryForm id={id} memoryKey={null} text="" onClose={() => setId(null)} />
      </div>
    );
  }
  if (count >= MAX_MEMORIES) return <p className={`${styles.full} note`}>{copy.full(MAX_MEMORIES)}</p>;
  return (
    <Button ref={button} className={styles.add} variant="link" onClick={() => setId(crypto.randomUUID())}>
      <Icon name="plus" />
      {copy.add}
    </Button>
  );
}
