import { Button } from "../core/button.tsx";
import type { NotLoaded } from "./lazy-part.ts";
import styles from "./load-failure.module.css";

/** The placeholder of code that is loading or failed to load, with a retry. The button keeps the focus while retrying. */
export function LoadFailure({ loaded }: { loaded: NotLoaded }) {
  if (loaded.state === "loading" && !loaded.again) return <p role="status">Abrindo…</p>;
  const retry = loaded.state === "failed" ? loaded.retry : null;
  return (
    <>
      <p role="alert">
        {retry ? "Uma parte desta tela não chegou. Confira sua conexão: nada do que é seu mudou." : ""}
      </p>
      <div className={`${styles.actions} row wrap`}>
        <Button aria-busy={retry === null || undefined} onClick={() => retry?.()}>
          {retry ? "Tentar de novo" : "Tentando..."}
        </Button>
        <Button variant="link" onClick={() => location.reload()}>
          Recarregar a página
        </Button>
      </div>
    </>
  );
}
