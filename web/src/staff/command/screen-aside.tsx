import { formatHour, formatToday } from "../time/moments.ts";
import styles from "./command.module.css";
import { CommandSearch } from "./command-search.tsx";

/** The right end of a screen's header: the day, and the way to any member or place. */
export function ScreenAside({ now }: { now: number }) {
  return (
    <>
      <span className={`${styles.today} dense-note`}>
        {formatToday(now)}, {formatHour(now)}
      </span>
      <CommandSearch />
    </>
  );
}
