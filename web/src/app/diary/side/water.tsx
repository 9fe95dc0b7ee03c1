import { MAX_WATER_ML } from "@app/contract/diary";
import { waterCopy as copy } from "../../../content/app/diary/diary.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Icon, IconPath } from "../../../ui/core/icon.tsx";
import styles from "./side.module.css";

const GLASS_ML = 250;
const MINUS = "M5 12h14";
/** Drawn without a target. */
const USUAL_GLASSES = 8;
/** More are only counted. */
const MAX_DRAWN = 20;

type WaterProps = {
  ml: number;
  targetMl: number | null;
  numbers: "shown" | "hidden";
  onChange: (ml: number) => void;
};

/** Water by the glass: a tap fills one. */
export function Water({ ml, targetMl, numbers, onChange }: WaterProps) {
  const glasses = Math.round(ml / GLASS_ML);
  const target = targetMl === null ? null : Math.round(targetMl / GLASS_ML);
  const drawn = Math.min(MAX_DRAWN, Math.max(target ?? USUAL_GLASSES, glasses));
  return (
    <section className="stack gap-3" aria-labelledby="agua">
      <div className={styles.head}>
        <h2 className="h3-size" id="agua">
          {copy.title}
        </h2>
        <span className={styles.count} role="status">
          {copy.glasses(glasses, target)}
        </span>
      </div>
      <div className={styles.glasses} aria-hidden="true">
        {Array.from({ length: drawn }, (_, index) => (
          <Glass key={index} isFull={index < glasses} />
        ))}
      </div>
      <div className={styles.actions}>
        <Button
          className={styles.less}
          variant="outline"
          aria-label={copy.less}
          aria-disabled={glasses === 0 || undefined}
          onClick={() => (glasses > 0 ? onChange(Math.max(0, ml - GLASS_ML)) : undefined)}
        >
          <IconPath path={MINUS} />
        </Button>
        <Button
          className={styles.more}
          variant="secondary"
          onClick={() => onChange(Math.min(MAX_WATER_ML, ml + GLASS_ML))}
        >
          <Icon name="plus" />
          {copy.more}
        </Button>
      </div>
      <p className={styles.text}>{numbers === "shown" ? copy.glass : copy.glassHidden}</p>
    </section>
  );
}

const Glass = ({ isFull }: { isFull: boolean }) => (
  <svg className={styles.glass} viewBox="0 0 28 40" data-full={isFull || undefined} focusable="false">
    <path className={styles.side} d="M3 2h22l-3 36H6z" />
    {isFull ? (
      <>
        <path className={styles.shade} d="M14 12h9.500l-2 26H14z" />
        <path className={styles.level} d="M3.800 12h20.400" />
      </>
    ) : null}
  </svg>
);
