import { MAX_COUNT } from "@app/contract/workouts";
import { useEffect, useRef, useState } from "react";
import { holdCopy as copy } from "../../../content/app/workout/workout.ts";
import { Button } from "../../../ui/core/button.tsx";
import styles from "./reserve-choice.module.css";

/** To get into position before the time counts. */
const LEAD_SECONDS = 5;

type HoldTimerProps = {
  /** The seconds that were held so far. */
  onCount: (seconds: number) => void;
};

/** Counts a hold by the wall clock, after a few seconds to get into position. */
export function HoldTimer({ onCount }: HoldTimerProps) {
  const [startsAt, setStartsAt] = useState<number | null>(null);
  const [seconds, setSeconds] = useState(-LEAD_SECONDS);
  const report = useRef(onCount);
  useEffect(() => {
    report.current = onCount;
  });
  useEffect(() => {
    if (startsAt === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const passed = Date.now() - startsAt;
      // A timer that is forgotten does not go past what a set may have: the server would refuse the set.
      const held = Math.min(Math.floor(passed / 1_000), MAX_COUNT);
      setSeconds(held);
      if (held >= 0) report.current(held);
      if (held === 0) navigator.vibrate?.(200);
      if (held === MAX_COUNT) return;
      timer = setTimeout(tick, 1_000 - (((passed % 1_000) + 1_000) % 1_000));
    };
    tick();
    return () => clearTimeout(timer);
  }, [startsAt]);

  if (startsAt === null)
    return (
      <Button
        className={styles.other}
        variant="outline"
        fullWidth
        onClick={() => setStartsAt(Date.now() + LEAD_SECONDS * 1_000)}
      >
        {copy.start}
      </Button>
    );
  return (
    <Button className={styles.other} variant="outline" fullWidth onClick={() => setStartsAt(null)}>
      {seconds < 0 ? copy.lead(-seconds) : copy.stop}
    </Button>
  );
}
