import styles from "./charts.module.css";
import { useScales } from "./scales.ts";

/** The area between two values across the whole plot: what was planned. */
export function TargetBand({ from, to }: { from: number; to: number }) {
  const { y, left, right } = useScales();
  const [top, bottom] = [Math.min(y(from), y(to)), Math.max(y(from), y(to))];
  return <rect className={styles.target} x={left} y={top} width={right - left} height={bottom - top} />;
}
