import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { CloseButton } from "./close-button.tsx";
import styles from "./lazy-dialog.module.css";
import { type LazyPart, type NotLoaded, useLazyPart } from "./lazy-part.ts";
import { LoadFailure } from "./load-failure.tsx";
import { PlumbDialog } from "./plumb-dialog.tsx";

/** A fast load shows the dialog itself, without flashing the placeholder. */
const PLACEHOLDER_DELAY_MS = 250;

type LazyDialogProps<C> = {
  part: LazyPart<C>;
  /** The placeholder's title until the dialog is loaded. */
  title: string;
  onClose: () => void;
  children: (Dialog: C) => ReactNode;
};

/** A dialog whose code loads on demand: a placeholder stands in until then, and offers a retry if loading fails. */
export function LazyDialog<C>({ part, title, onClose, children }: LazyDialogProps<C>) {
  const loaded = useLazyPart(part);
  if (loaded.state === "loaded") return children(loaded.Part);
  return <Placeholder title={title} loaded={loaded} onClose={onClose} />;
}

function Placeholder({ title, loaded, onClose }: { title: string; loaded: NotLoaded; onClose: () => void }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isSlow = useAfter(PLACEHOLDER_DELAY_MS);
  const isFirst = loaded.state === "loading" && !loaded.again;
  if (isFirst && !isSlow) return null;

  return (
    <PlumbDialog
      open
      onClose={onClose}
      className={styles.dialog}
      aria-labelledby={id}
      focusFirst={() => heading.current}
    >
      <CloseButton className={styles.close} />
      <h2 className={styles.title} id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <LoadFailure loaded={loaded} />
    </PlumbDialog>
  );
}

function useAfter(ms: number): boolean {
  const [isAfter, setAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAfter(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isAfter;
}
