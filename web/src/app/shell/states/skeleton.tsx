import { Skeleton as Loading, SkeletonBlock } from "../../../ui/display/skeleton.tsx";
import styles from "./skeleton.module.css";

type Block = "title" | "sheet" | "lines" | "pair";

const pieces: Record<Block, number> = { title: 1, sheet: 1, lines: 3, pair: 2 };

/** Placeholder for a screen that is loading. */
export function Skeleton({ blocks }: { blocks: readonly Block[] }) {
  return (
    <Loading>
      {blocks.map((block) => (
        <span key={block} className={styles[block]}>
          {Array.from({ length: pieces[block] }, (_, piece) => (
            <SkeletonBlock key={piece} shape={block === "title" ? "title" : "sheet"} className={styles.piece} />
          ))}
        </span>
      ))}
    </Loading>
  );
}
