import type { Exclusions } from "@app/contract/exclusions";
import { MEAL_SLOTS } from "@app/contract/plan-document";
import { useState } from "react";
import { copySheetCopy as copy, mealNames } from "../../../content/app/diary/diary.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Chips } from "../../../ui/inputs/chips.tsx";
import { closeDialog } from "../../../ui/overlays/dialog.tsx";
import { Sheet } from "../../../ui/overlays/sheet.tsx";
import type { StoredEntry } from "../../data/diary/diary-records.ts";
import { excludedBy } from "../../data/diary/exclusions-in.ts";
import { listFoods } from "../model/format.ts";

const WHOLE = "tudo";

type CopySheetProps = {
  /** "ontem", "terça". */
  from: string;
  /** Of that day. */
  entries: readonly StoredEntry[];
  nameOf: (entry: StoredEntry) => string;
  exclusions: Exclusions;
  onCopy: (entries: readonly StoredEntry[]) => void;
  onClose: () => void;
};

/** The foods of another day: all of them, or those of a meal. */
export function CopySheet({ from, entries, nameOf, exclusions, onCopy, onClose }: CopySheetProps) {
  const [chosen, setChosen] = useState<string>(WHOLE);
  const meals = MEAL_SLOTS.filter((slot) => entries.some(({ place }) => place.meal === slot));
  const copied = chosen === WHOLE ? entries : entries.filter(({ place }) => place.meal === chosen);
  // What was eaten before may be eaten again; what the member must not eat is not copied in silence.
  const notes = copied.flatMap((entry) => {
    const why = excludedBy(exclusions, entry.food.ref);
    return why === undefined ? [] : [copy.excluded(nameOf(entry), why)];
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title={copy.title(from)}
      footer={
        <Button
          fullWidth
          onClick={(event) => {
            onCopy(copied);
            closeDialog(event);
          }}
        >
          {copy.action}
        </Button>
      }
    >
      <Chips
        legend={copy.what}
        hideLegend
        options={[
          { value: WHOLE, label: copy.whole },
          ...meals.map((slot) => ({ value: slot as string, label: mealNames[slot] })),
        ]}
        value={chosen}
        onChange={setChosen}
      />
      <p className="small soft">{listFoods([...new Set(copied.map(nameOf))])}.</p>
      {[...new Set(notes)].map((note) => (
        <p key={note} className="small" role="note">
          {note}
        </p>
      ))}
    </Sheet>
  );
}
