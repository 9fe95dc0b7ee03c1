import { MAX_MEMORIES } from "@app/contract/assistant";
import { useEffect, useRef, useState } from "react";
import { listCopy as copy } from "../../../content/app/assistant/memory.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Icon } from "../../../ui/core/icon.tsx";
import styles from "./list.module.css";
import { MemoryForm } from "./memory-form.tsx";

/** The member's own sentence. Its id is made here once, so that a resent one is kept once. */
export function AddMemory({ count }: { count: number }) {
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
