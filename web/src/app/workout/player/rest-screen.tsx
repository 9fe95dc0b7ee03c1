import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { restCopy as copy, setCopy } from "../../../content/app/workout/workout.ts";
import { Button } from "../../../ui/core/button.tsx";
import { PlumbBob } from "../../../ui/core/plumb-bob.tsx";
import { KeptNumber } from "../../../ui/display/kept-number.tsx";
import { useCssVariables } from "../../../ui/inputs/use-css-variables.ts";
import { formatClock, formatRest } from "../model/format-set.ts";
import styles from "./player.module.css";
import { PlayerFrame } from "./player-frame.tsx";
import { ordinal } from "./set-chips.tsx";
import type { RunningRest } from "./use-rest.ts";

type RestScreenProps = {
  session: string;
  position: string;
  badge: ReactNode;
  rest: RunningRest;
  /** The set that was done, in words: "10, ainda daria 3". */
  done: string;
  /** What comes: "Agora vem a 3ª", and what it asks for. */
  next: { title: string; text: string };
  heading: RefObject<HTMLHeadingElement | null>;
  onCorrect: () => void;
  onPain: () => void;
};

/** The rest between two sets: when the plumb bob touches the ground, it is over. */
export function RestScreen({
  session,
  position,
  badge,
  rest,
  done,
  next,
  heading,
  onCorrect,
  onPain,
}: RestScreenProps) {
  const left = useSecondsLeft(rest.until);
  return (
    <PlayerFrame
      session={session}
      position={position}
      badge={badge}
      layout="beside"
      scene={<Fall share={Math.min(1, left / rest.seconds)} />}
    >
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {copy.title}
      </h1>
      <p className={styles.clock} role="timer" aria-live="off">
        {formatClock(left)}
      </p>
      <p className="soft">{copy.of(formatRest(rest.seconds))}</p>
      <div className={`${styles.pair} stack gap-3`}>
        <Button variant="outline" aria-label={copy.moreLabel} onClick={rest.add}>
          {copy.more}
        </Button>
        <Button variant="outline" aria-label={copy.skipLabel} onClick={rest.skip}>
          {copy.skip}
        </Button>
      </div>
      <ul className={styles.lines}>
        <li>
          <span>
            {copy.set(ordinal(rest.after.number))}
            <small>
              <KeptNumber of="equipment-load">{done}</KeptNumber>
            </small>
          </span>
          <Button variant="link" onClick={onCorrect}>
            {copy.correct}
          </Button>
        </li>
        <li>
          <span>
            <b>{next.title}</b>
            <small>{next.text}</small>
          </span>
        </li>
      </ul>
      <Button variant="outline" fullWidth onClick={onPain}>
        {setCopy.pain}
      </Button>
    </PlayerFrame>
  );
}

/** `share`: of the way that is left. */
function Fall({ share }: { share: number }) {
  const ref = useCssVariables<HTMLDivElement>({ "--left": share });
  return (
    <div ref={ref} className={styles.fall} aria-hidden="true">
      <div className={styles.line}>
        <PlumbBob className={styles.bob} />
      </div>
      <span className={styles.ground} />
    </div>
  );
}

/** Whole seconds, by the wall clock: it is right again after the screen was locked. */
function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      setNow(Date.now());
      const left = until - Date.now();
      if (left > 0) timer = setTimeout(tick, left % 1_000 || 1_000);
    };
    tick();
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [until]);
  return Math.max(0, Math.ceil((until - now) / 1_000));
}
