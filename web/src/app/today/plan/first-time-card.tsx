import { firstTimeCopy as copy } from "../../../content/app/today-plan.ts";
import { useCallName } from "../../data/use-call-name.ts";
import { PlumbSettles } from "../../shell/first/plumb-settles.tsx";
import type { FirstTime } from "./first-time.ts";
import styles from "./first-time-card.module.css";

/** One human line for what happened for the first time. `isFelt`: just now, by a tap on this screen. */
export function FirstTimeCard({ what, isFelt }: { what: FirstTime; isFelt: boolean }) {
  const name = useCallName();
  return (
    <section className={styles.card} aria-labelledby="primeira-vez">
      <PlumbSettles isFelt={isFelt} />
      <div>
        <h2 className={styles.title} id="primeira-vez">
          {copy[what].title(name)}
        </h2>
        <p className={styles.text}>{copy[what].text}</p>
      </div>
    </section>
  );
}
