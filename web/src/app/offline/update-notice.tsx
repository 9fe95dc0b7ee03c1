import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { Button } from "../../ui/core/button.tsx";
import { applyUpdate, hasUpdate, subscribeToUpdate } from "./app-update.ts";
import { watchTyping } from "./unfinished-work.ts";
import styles from "./update-notice.module.css";

/** A quiet line about a new build. It is taken on request, or at the next screen when nothing is unfinished. */
export function UpdateNotice() {
  const isAvailable = useSyncExternalStore(subscribeToUpdate, hasUpdate, () => false);
  const [state, setState] = useState<"offered" | "taking" | "postponed">("offered");
  useEffect(watchTyping, []);
  useUpdateAtNextScreen(isAvailable);

  const take = async () => {
    setState("taking");
    if (!(await applyUpdate())) setState("postponed");
  };
  return (
    <div className={styles.region} role="status">
      {isAvailable ? (
        <p className={`${styles.line} row wrap note`}>
          {state === "postponed" ? (
            "A versão nova entra quando você terminar o que começou aqui."
          ) : (
            <>
              Há uma versão nova do app.
              <Button variant="link" aria-busy={state === "taking" || undefined} onClick={() => void take()}>
                Atualizar
              </Button>
            </>
          )}
        </p>
      ) : null}
    </div>
  );
}

function useUpdateAtNextScreen(isAvailable: boolean): void {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  useEffect(() => {
    if (opened.current === pathname) return;
    opened.current = pathname;
    if (isAvailable) void applyUpdate();
  }, [pathname, isAvailable]);
}
