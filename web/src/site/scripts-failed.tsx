import styles from "./scripts-failed.module.css";
import { ServerOnly } from "./server-only.tsx";

/**
 * Written into every page and shown by its style sheet once the inline loader marks `<html data-failed>`: whatever
 * would tell it otherwise is what did not come. The region stands there before, so that the line is read out.
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
