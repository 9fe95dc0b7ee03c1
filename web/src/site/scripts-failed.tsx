import styles from "./scripts-failed.module.css";

/**
 * Written into every page and shown by its style sheet once the inline loader marks `<html data-failed>`: whatever
 * would tell it otherwise is what did not come. The region stands there before, so that the line is read out.
 */
export function ScriptsFailed() {
  return (
    <div aria-live="polite" className={styles.region} data-slot="scripts-failed">
      <p className={styles.line}>
        Esta página não carregou por inteiro, e alguns botões podem não responder. <a href="">Carregar de novo</a>
      </p>
    </div>
  );
}
