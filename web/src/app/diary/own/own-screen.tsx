import { useNavigate } from "react-router";
import { diaryConsentWords } from "../../../content/app/diary/diary.ts";
import { DIARY_KINDS, type DiaryRecords } from "../../data/diary/diary-records.ts";
import { useDiary } from "../../data/diary/use-diary.ts";
import { ConsentGate } from "../../data/health-consent/consent-gate.tsx";
import { useNumbersShown } from "../../data/numbers/use-numbers-shown.ts";
import { localDay } from "../../shell/format/days.ts";
import { createEntryActions } from "../entry/entry-actions.ts";
import { placeFor } from "../entry/model/place.ts";
import { OwnLists } from "./own-lists.tsx";

/** A meal of the member's own is logged at the meal of this hour. */
export function OwnScreen() {
  const { records, save, sync, snapshot } = useDiary();
  const navigate = useNavigate();
  const numbers = useNumbersShown(snapshot) === "all-hidden" ? "hidden" : "shown";
  const { log } = createEntryActions({
    records,
    planVersion: null,
    save,
    navigate: (to, options) => void navigate(to, options),
  });
  const logNow = ({ items }: DiaryRecords["ownMeals"][number]) => {
    const now = new Date();
    const today = localDay(now);
    return log(placeFor(today, null, now, today), { items, waterMl: 0 }, "own-meal");
  };
  return (
    <ConsentGate sync={sync} snapshot={snapshot} words={diaryConsentWords} kinds={DIARY_KINDS}>
      <OwnLists records={records} numbers={numbers} save={save} onLog={logNow} />
    </ConsentGate>
  );
}
