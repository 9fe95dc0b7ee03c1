import { firstTimeCopy as copy } from "../../../content/app/today-plan.ts";
import { useCallName } from "../../data/use-call-name.ts";
import { PlumbSettles } from "../../shell/first/plumb-settles.tsx";
import type { FirstTime } from "./first-time.ts";
import styles from "./plan.module.css";

type FirstTimeProps = {
  what: FirstTime;
  isFelt: boolean;
  /** The receipt stands beside it: its second sentence waits until that is gone. */
  isShort?: boolean;
};

/** One human line for what happened for the first time. `isFelt`: just now, by a tap on this screen. */
export function FirstTimeCard({ what, isFelt, isShort = false }: FirstTimeProps) {
  const name = useCallName();
  return (
    <section className={styles.card} data-short={isShort || undefined} aria-labelledby="primeira-vez">
      <PlumbSettles isFelt={isFelt} />
      <div>
        <h2 className={styles.title} id="primeira-vez">
          {copy[what].title(name)}
        </h2>
        {isShort ? null : <p className={styles.text}>{copy[what].text}</p>}
      </div>
    </section>
  );
}
