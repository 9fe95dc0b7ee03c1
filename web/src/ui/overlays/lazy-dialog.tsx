import { type ReactNode, useEffect, useState } from "react";
import { type LazyPart, type NotLoaded, useLazyPart } from "./lazy-part.ts";
import { LoadFailure } from "./load-failure.tsx";
import { TitledDialog } from "./titled-dialog.tsx";

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
  const isSlow = useAfter(PLACEHOLDER_DELAY_MS);
  const isFirst = loaded.state === "loading" && !loaded.again;
  if (isFirst && !isSlow) return null;

  return (
    <TitledDialog title={title} onClose={onClose}>
      <LoadFailure loaded={loaded} />
    </TitledDialog>
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
