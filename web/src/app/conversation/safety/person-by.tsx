import { safetyCopy as copy } from "../../../content/app/conversation/conversation.ts";
import { Ring } from "../../../ui/ring/ring.tsx";
import styles from "./safety.module.css";

type PersonByProps = {
  /** What the fixed text says of that person. */
  text: string;
  /** ISO: when they were alerted, and until when they talk to the member. */
  since: string;
  by: string;
  now: number;
};

/** A person was alerted: until when, with the minutes that are left. */
export function PersonBy({ text, since, by, now }: PersonByProps) {
  const leftMs = Date.parse(by) - now;
  const whole = Date.parse(by) - Date.parse(since);
  return (
    <div className={`${styles.person} row`}>
      <p>
        <b>{text}</b> {copy.human}
      </p>
      {leftMs > 0 && leftMs < 3_600_000 ? (
        <Ring
          left={whole > 0 ? leftMs / whole : 0}
          state="running"
          size="alone"
          text={`${Math.ceil(leftMs / 60_000)}\n${copy.minutes}`}
        />
      ) : null}
    </div>
  );
}
