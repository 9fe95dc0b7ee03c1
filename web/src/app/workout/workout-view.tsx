import { type ReactNode, useState } from "react";
import { announceCopy, workoutCopy as copy } from "../../content/app/workout/workout.ts";
import { useFocusOnChange } from "../shell/use-focus-on-change.ts";
import type { Edit } from "../sync/core/edit.ts";
import { beginWorkout, changeSet, locatePain, rateEffort } from "./model/workout-actions.ts";
import type { WorkoutState } from "./model/workout-state.ts";
import { Announcement } from "./player/announcement.tsx";
import { PlayerFrame } from "./player/player-frame.tsx";
import { RunningWorkout } from "./player/running-workout.tsx";
import { SetScreen } from "./player/set-screen.tsx";
import { WarmUpScreen } from "./player/warm-up-screen.tsx";
import { Summary } from "./summary/summary.tsx";
import type { UsedWorkout } from "./use-workout.ts";

type WorkoutViewProps = {
  used: UsedWorkout;
  badge: ReactNode;
  isSent: boolean;
  /** There is a copy on this device. */
  isKept: boolean;
  notice: ReactNode;
  /** Whether to keep a copy on this device: before the first set and after the last. */
  question: ReactNode;
  /** Shown at once. */
  save: (edits: readonly Edit[]) => void;
  onLength: (isShort: boolean) => void;
};

/** The warm-up, the sets with their rests, or the summary: the records say which. */
export function WorkoutView(props: WorkoutViewProps) {
  const { used, badge, notice, save } = props;
  const { context, workout, state } = used;
  const [first] = useState(state.at);
  const isNext = first !== state.at;
  if (!workout || state.at === "start")
    return (
      <WarmUpScreen
        session={context.session}
        other={context.other}
        wordsOf={context.wordsOf}
        badge={badge}
        question={props.question}
        onStart={(session, openedAt) => save(beginWorkout(session, used.day, openedAt, Date.now()))}
        onLength={props.onLength}
      />
    );
  if (state.at === "set")
    return (
      <RunningWorkout
        context={context}
        workout={workout}
        state={state}
        badge={badge}
        notice={notice}
        isNext={isNext}
        save={save}
      />
    );
  return <EndedWorkout {...props} isNext={isNext} />;
}

/** The summary, or a set of it that is corrected. */
function EndedWorkout({
  used,
  badge,
  isSent,
  isKept,
  notice,
  question,
  isNext,
  save,
}: WorkoutViewProps & { isNext: boolean }) {
  const { context, workout, state } = used;
  const [correction, setCorrection] = useState<{ part: string; number: number } | null>(null);
  const heading = useFocusOnChange(correction ? `${correction.part} ${correction.number}` : "summary", isNext);
  if (!workout) return null;
  if (!correction)
    return (
      <>
        <Announcement text={announceCopy.end} />
        <Summary
          context={context}
          history={used.history}
          workout={workout}
          state={state}
          notice={notice}
          question={question}
          isSent={isSent}
          isKept={isKept}
          heading={heading}
          onPainPlace={(stop, { region, side }) => region && save(locatePain(stop, { region, side }))}
          onEffort={(effort) => save(rateEffort(workout, effort))}
          onCorrect={(part, number) => setCorrection({ part, number })}
        />
      </>
    );
  const position = state.exercises.findIndex(({ part }) => part === correction.part);
  const done = setOf(state, correction);
  return (
    <SetScreen
      key={`${correction.part} ${correction.number}`}
      session={context.session.id}
      badge={badge}
      exercises={state.exercises}
      position={position}
      number={correction.number}
      words={context.wordsOf(done?.exercise ?? "")}
      sore={context.soreOf(done?.exercise ?? "")}
      last={context.lastTimeOf(done?.exercise ?? "")}
      isCorrection
      heading={heading}
      onConclude={(values) => {
        if (done) save(changeSet(done, values));
        setCorrection(null);
      }}
      onCorrect={(number) => setCorrection({ ...correction, number })}
      onCancel={() => setCorrection(null)}
    />
  );
}

const setOf = ({ exercises }: WorkoutState, { part, number }: { part: string; number: number }) =>
  exercises.find((exercise) => exercise.part === part)?.done.find((set) => set.number === number);

/** Until this device knows what another one has begun. */
export const Loading = ({ session }: { session: string }) => (
  <PlayerFrame session={session} badge={null} scene={null}>
    <h1 className="sr-only">{copy.title(session)}</h1>
    <p role="status" className="soft">
      {copy.loading}
    </p>
  </PlayerFrame>
);
