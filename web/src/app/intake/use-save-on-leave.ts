import { useCallback, useEffect, useRef } from "react";
import type { Changes } from "./model/changes.ts";
import type { Intake } from "./use-intake.ts";

/** Saves a valid draft when the screen is left by a link, by the browser's back button or by closing the page. */
export function useSaveOnLeave(isDirty: boolean, check: () => Changes, save: Intake["save"]) {
  const saved = useRef(false);
  const latest = useRef({ isDirty, check, save });
  useEffect(() => {
    latest.current = { isDirty, check, save };
  });
  useEffect(() => {
    const leave = () => {
      const { isDirty: isOpen, check: checkNow, save: saveNow } = latest.current;
      if (!isOpen || saved.current) return;
      const changes = checkNow();
      if (changes.state !== "valid") return;
      saved.current = true;
      void saveNow(changes.answers).catch(() => undefined);
    };
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
  return useCallback((isSaved: boolean) => {
    saved.current = isSaved;
  }, []);
}
