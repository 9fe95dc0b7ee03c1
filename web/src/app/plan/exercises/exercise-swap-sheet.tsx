import { useState } from "react";
import { exerciseSwapCopy as copy } from "../../../content/app/plan/exercises.ts";
import { sessionNames } from "../../../content/app/plan/training.ts";
import { Button } from "../../../ui/core/button.tsx";
import { ExerciseFigure } from "../../../ui/figure/exercise-figure.tsx";
import { closeDialog } from "../../../ui/overlays/dialog.tsx";
import { Sheet } from "../../../ui/overlays/sheet.tsx";
import type { SwapScope } from "../../data/plan-layer/swap-edits.ts";
import type { ExerciseTexts } from "../../data/training/exercise-texts.ts";
import { OfferList } from "../swap/offer-list.tsx";
import { ScopeChips } from "../swap/scope-chips.tsx";
import { offersFor, type SessionPart } from "./exercise-part.ts";
import styles from "./exercises.module.css";

type ExerciseSwapSheetProps = {
  part: SessionPart;
  texts: ExerciseTexts;
  /** Chosen when it opens. */
  first: string;
  onChoose: (takes: string, scope: SwapScope) => void;
  onClose: () => void;
};

/** What may take an exercise's place, for today or for good; the button repeats the choice. */
export function ExerciseSwapSheet({ part, texts, first, onChoose, onClose }: ExerciseSwapSheetProps) {
  // As of when it opened: the session does not change under the sheet.
  const [offers] = useState(() => offersFor(part.exercise).flatMap((id) => texts[id] ?? []));
  const [chosen, setChosen] = useState(first);
  const [scope, setScope] = useState<SwapScope>("day");
  const name = texts[part.exercise.exercise]?.name ?? "";
  const session = sessionNames.session(part.session);
  return (
    <Sheet
      open
      onClose={onClose}
      title={copy.title(name)}
      text={copy.text(session)}
      footer={
        <Button
          fullWidth
          onClick={(event) => {
            onChoose(chosen, scope);
            closeDialog(event);
          }}
        >
          {copy.action(texts[chosen]?.name ?? "")}
        </Button>
      }
    >
      <OfferList
        legend={copy.title(name)}
        value={chosen}
        onChange={setChosen}
        offers={offers.map((offer) => ({
          value: offer.id,
          name: offer.name,
          text: offer.id === part.exercise.planned ? copy.planned : offer.feel,
          aside: <ExerciseFigure className={styles.thumb} id={offer.id} poses="end" />,
        }))}
      />
      <ScopeChips day={copy.today} always={copy.always(session)} value={scope} onChange={setScope} />
      <p className="small soft">{copy.near}</p>
    </Sheet>
  );
}
