import styles from "./skeleton.module.css";

/** Placeholder for a screen that is loading. */
export function Skeleton({ blocks }: { blocks: ("title" | "sheet" | "lines" | "pair")[] }) {
  return (
    <div className={styles.skeleton}>
      <p className="sr-only" role="status">
        Carregando…
      </p>
      {blocks.map((block) => (
        <div key={block} className={styles[block]} aria-hidden="true">
          {block === "lines" ? [1, 2, 3].map((line) => <i key={line} />) : null}
          {block === "pair" ? [1, 2].map((half) => <i key={half} />) : null}
        </div>
      ))}
    </div>
  );
}
