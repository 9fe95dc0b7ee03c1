import styles from "./loading.module.css";

/** A whole page that is still on its way. */
export function Loading() {
  return (
    <main className={styles.loading}>
      <p role="status">Carregando…</p>
    </main>
  );
}
