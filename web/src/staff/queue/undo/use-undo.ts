import { useCallback, useEffect, useState } from "react";

export const UNDO_MS = 6_000;

/** What was just done, and how it is undone. */
export type Undoable = { text: string; undo: () => void };

type Undo = {
  undoable: Undoable | undefined;
  offer: (undoable: Undoable) => void;
  undo: () => void;
  /** The time to undo stands still under the pointer or the focus. */
  pause: (isPaused: boolean) => void;
};

/** The last act can be undone for six seconds. */
export function useUndo(): Undo {
  const [undoable, setUndoable] = useState<Undoable>();
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    if (!undoable || isPaused) return;
    const timer = setTimeout(() => setUndoable(undefined), UNDO_MS);
    return () => clearTimeout(timer);
  }, [undoable, isPaused]);

  const offer = useCallback((next: Undoable) => {
    setIsPaused(false);
    setUndoable(next);
  }, []);
  const undo = useCallback(() => {
    setUndoable(undefined);
    undoable?.undo();
  }, [undoable]);
  return { undoable, offer, undo, pause: setIsPaused };
}
