import { badDayCopy as copy } from "../../../content/app/diary/diary.ts";
import { Button } from "../../../ui/core/button.tsx";
import styles from "./bad-day.module.css";

/** Stands on a day that was marked; `onShow` only on today. */
export function BadDayNote({ onShow }: { onShow: (() => void) | undefined }) {
  return (
    <section className={`${styles.note} warm-panel`} aria-label={copy.action}>
      <p>
        <b>{onShow ? copy.marked : copy.markedPast}</b>
      </p>
      {onShow ? (
        <>
          <p>{copy.markedText}</p>
          <Button variant="link" onClick={onShow}>
            {copy.show}
          </Button>
        </>
      ) : null}
    </section>
  );
}
