import type { PauseView } from "@app/contract/pause";
import { appPaths } from "../../app-paths.ts";
import { returnCopy as copy } from "../../content/app/pause.ts";
import thread from "../../ui/display/thread.module.css";
import { formatShortDay } from "../shell/format/days.ts";
import { Link } from "../shell/link.tsx";
import styles from "./pause.module.css";
import { dayAfter } from "./pause-days.ts";

/** What happens at the end of a pause, and where to go with something else. */
export function ReturnSteps({ view, to }: { view: PauseView; to: string | null }) {
  const steps = [
    [to && formatShortDay(to), copy.eve, copy.eveText],
    [to && formatShortDay(dayAfter(to)), copy.opens, copy.opensText(view.planVersion)],
    ...(view.review ? [[formatShortDay(view.review.after), copy.review, copy.reviewText]] : []),
  ];
  return (
    <>
      <section className={`${styles.sheet} warm-panel stack gap-4`} aria-labelledby="volta">
        <h2 id="volta">{copy.title}</h2>
        <ol className={styles.steps}>
          {steps.map(([day, title, text]) => (
            <li key={title} className={thread.step}>
              <span className={`${styles.day} note figures`}>{day}</span>
              <b>{title}</b>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={`${styles.other} stack gap-3`} aria-labelledby="outra">
        <h2 id="outra">{copy.other}</h2>
        <p>
          {copy.otherStart}
          <Link to={appPaths.rights}>{copy.otherRights}</Link>
          {copy.otherMiddle}
          <a href="tel:188">188</a>
          {copy.otherEnd}
        </p>
      </section>
    </>
  );
}
