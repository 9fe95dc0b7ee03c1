import type { Exercise } from "@app/engine/training/library/exercise";
import { useEffect, useRef, useState } from "react";
import { appPaths } from "../../../app-paths.ts";
import { exerciseSwapCopy as copy, exerciseCopy } from "../../../content/app/plan/exercises.ts";
import { Button } from "../../../ui/core/button.tsx";
import { IconPath } from "../../../ui/core/icon.tsx";
import { ExerciseFigure } from "../../../ui/figure/exercise-figure.tsx";
import type { ExerciseTexts } from "../../data/training/exercise-texts.ts";
import { Link } from "../../shell/link.tsx";
import { offersFor, type SessionPart, type SwapPart } from "./exercise-part.ts";
import { ExerciseSwapSheet } from "./exercise-swap-sheet.tsx";
import styles from "./exercises.module.css";

const MOST_SHOWN = 4;
const ONWARD = "M9 6l6 6-6 6";

type SwapChoicesProps = {
  exercise: Exercise;
  part: SessionPart;
  texts: ExerciseTexts;
  onSwap: SwapPart;
};

/** What was just taken; `undo` is absent once it was taken back. */
type Notice = { text: string; taken?: Exercise; undo?: () => void };

/** What may take the exercise's place in its session. Of an exercise that may come in, only itself is offered. */
export function SwapChoices({ exercise, part, texts, onSwap }: SwapChoicesProps) {
  const [choosing, setChoosing] = useState<string>();
  const [notice, setNotice] = useState<Notice>();
  const isInPlan = part.exercise.exercise === exercise.id;
  const offers = isInPlan ? offersFor(part.exercise).slice(0, MOST_SHOWN) : [exercise.id];
  const undo = useRef<HTMLButtonElement>(null);
  // The card that opened the sheet may have given way to others.
  useEffect(() => {
    if (notice?.undo) undo.current?.focus();
  }, [notice]);

  function choose(takes: string, scope: "day" | "always") {
    const takeBack = onSwap(part, takes, scope);
    const taken = texts[takes];
    setNotice({
      text: copy.done(taken?.name ?? ""),
      ...(taken ? { taken } : {}),
      undo: () => {
        takeBack();
        setNotice({ text: copy.undone });
      },
    });
  }

  return (
    <>
      <div className={styles.notice} role="status">
        {notice ? <p>{notice.text}</p> : null}
      </div>
      {notice?.undo ? (
        <div className={`${styles.undo} row wrap`}>
          <Button ref={undo} variant="link" onClick={notice.undo}>
            {copy.undo}
          </Button>
          {notice.taken && notice.taken.id !== exercise.id ? (
            <Link to={appPaths.exercise(notice.taken.id, part.exercise.id)}>{copy.open(notice.taken.name)}</Link>
          ) : null}
        </div>
      ) : offers.length > 0 ? (
        <section className={styles.section} aria-labelledby="trocar">
          <h2 id="trocar">{isInPlan ? exerciseCopy.swapsTitle : exerciseCopy.takeTitle}</h2>
          {isInPlan ? (
            <Offers offers={offers.flatMap((id) => texts[id] ?? [])} onChoose={setChoosing} />
          ) : (
            <Button variant="outline" onClick={() => setChoosing(exercise.id)}>
              {copy.title(texts[part.exercise.exercise]?.name ?? "")}
            </Button>
          )}
        </section>
      ) : null}
      {choosing ? (
        <ExerciseSwapSheet
          {...{ part, texts }}
          first={choosing}
          onChoose={choose}
          onClose={() => setChoosing(undefined)}
        />
      ) : null}
    </>
  );
}

function Offers({ offers, onChoose }: { offers: readonly Exercise[]; onChoose: (id: string) => void }) {
  return (
    <ul className={styles.offers}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <button className={`${styles.offer} bare row`} type="button" onClick={() => onChoose(offer.id)}>
            <ExerciseFigure className={styles.thumb} id={offer.id} poses="end" />
            <span className={styles.offerWords}>
              <b>{offer.name}</b>
              <small>{offer.feel}</small>
            </span>
            <IconPath path={ONWARD} />
          </button>
        </li>
      ))}
    </ul>
  );
}
