import styles from "./scripts-failed.module.css";
import { ServerOnly } from "./server-only.tsx";

/**
 * Prerendered into every page and shown by CSS once the inline loader sets `<html data-failed>`, because no other script
 * has loaded by then. The live region is rendered before, so that the line is announced.
 */
export function ScriptsFailed() {
  return (
    <ServerOnly name="failed" className={styles.region} aria-live="polite">
      {import.meta.env.SSR || import.meta.env.DEV ? <Line /> : null}
    </ServerOnly>
  );
}

function Line() {
  return (
    <p className={styles.line}>
      Esta página não carregou por inteiro, e alguns botões podem não responder. <a href="">Carregar de novo</a>
    </p>
  );
}
