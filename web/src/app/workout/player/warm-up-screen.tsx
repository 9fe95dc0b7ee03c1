import type { Exercise } from "@app/engine/training/library/exercise";
import { type ReactNode, useState } from "react";
import { warmUpCopy as copy } from "../../../content/app/workout/workout.ts";
import { Button } from "../../../ui/core/button.tsx";
import { ExerciseFigure } from "../../../ui/figure/exercise-figure.tsx";
import type { PlayedSession } from "../model/played-session.ts";
import { PlayerFrame } from "./player-frame.tsx";
import styles from "./reserve-choice.module.css";

type WarmUpScreenProps = {
  session: PlayedSession;
  /** The other length of this session; null: there is one only. */
  other: PlayedSession | null;
  wordsOf: (exercise: string) => Exercise | undefined;
  badge: ReactNode;
  question: ReactNode;
  onStart: (session: PlayedSession, openedAt: number) => void;
  onLength: (isShort: boolean) => void;
};

/** What comes before the first set. The workout begins with its button. */
export function WarmUpScreen({ session, other, wordsOf, badge, question, onStart, onLength }: WarmUpScreenProps) {
  const [openedAt] = useState(() => Date.now());
  const first = wordsOf(session.warmUp[0]?.exercise ?? "");
  return (
    <PlayerFrame
      session={session.id}
      badge={badge}
      scene={first ? <ExerciseFigure id={first.id} poses="both" /> : null}
    >
      <header className={styles.screenHead}>
        <h1>{copy.title}</h1>
        <p className="soft">{copy.text}</p>
      </header>
      <ul className={styles.list}>
        {session.warmUp.map(({ exercise, unit, count, percent }) => (
          <li key={exercise}>
            <b>{wordsOf(exercise)?.name}</b>
            <span>
              {percent === undefined
                ? copy.count(count, unit, wordsOf(exercise)?.unilateral ?? false)
                : copy.approach(count, percent)}
            </span>
          </li>
        ))}
      </ul>
      <p className="soft small">{copy.length(session.minutes, session.exercises.length)}</p>
      <div className="stack gap-3">
        <Button className={styles.start} fullWidth onClick={() => onStart(session, openedAt)}>
          {copy.start}
        </Button>
        {other ? (
          <Button variant="outline" fullWidth onClick={() => onLength(other.isShort)}>
            {other.isShort ? copy.short(other.minutes) : copy.whole(other.minutes)}
          </Button>
        ) : null}
      </div>
      {question}
    </PlayerFrame>
  );
}
