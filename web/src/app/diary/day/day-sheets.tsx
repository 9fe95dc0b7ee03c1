import type { Amount, DiaryDay } from "@app/contract/diary";
import type { Exclusions } from "@app/contract/exclusions";
import type { StoredEntry } from "../../data/diary/diary-records.ts";
import { BadDaySheet } from "../bad-day/bad-day-sheet.tsx";
import type { LighterMeal } from "../bad-day/lighter-meals.ts";
import { ActivitySheet } from "../sheets/activity-sheet.tsx";
import { CopySheet } from "../sheets/copy-sheet.tsx";
import { EntrySheet } from "../sheets/entry-sheet.tsx";
import type { DayActions } from "./use-day-actions.ts";

export type OpenSheet = { kind: "entry"; id: string } | { kind: "copy" | "activity" | "bad-day" };

type DaySheetsProps = {
  open: OpenSheet | null;
  entries: readonly StoredEntry[];
  /** The day that is offered to copy. */
  source: { name: string; entries: readonly StoredEntry[] };
  badDay: DiaryDay["badDay"];
  lighter: readonly LighterMeal[];
  hasWorkout: boolean;
  numbers: "shown" | "hidden";
  nameOf: (entry: StoredEntry) => string;
  exclusions: Exclusions;
  describe: (entry: StoredEntry, amount: Amount) => string;
  actions: DayActions;
  onClose: () => void;
};

/** The one sheet that is open over the day. */
export function DaySheets(props: DaySheetsProps) {
  const {
    open,
    entries,
    source,
    badDay,
    lighter,
    hasWorkout,
    numbers,
    nameOf,
    exclusions,
    describe,
    actions,
    onClose,
  } = props;
  switch (open?.kind) {
    case "entry": {
      const entry = entries.find(({ id }) => id === open.id);
      return entry ? (
        <EntrySheet
          key={entry.id}
          {...{ entry, numbers, onClose }}
          name={nameOf(entry)}
          describe={(amount) => describe(entry, amount)}
          onSave={(changes) => actions.correct(entry, changes)}
          onRemove={() => actions.remove(entry, nameOf(entry))}
        />
      ) : null;
    }
    case "copy":
      return (
        <CopySheet
          from={source.name}
          entries={source.entries}
          nameOf={nameOf}
          exclusions={exclusions}
          onCopy={actions.copy}
          onClose={onClose}
        />
      );
    case "activity":
      return <ActivitySheet onSave={actions.addActivity} onClose={onClose} />;
    case "bad-day":
      return (
        <BadDaySheet
          reasons={badDay?.reasons ?? []}
          meals={lighter}
          hasWorkout={hasWorkout}
          onReasons={(reasons) => actions.setBadDay({ reasons })}
          onUndo={() => actions.setBadDay(null)}
          onClose={onClose}
        />
      );
    default:
      return null;
  }
}
