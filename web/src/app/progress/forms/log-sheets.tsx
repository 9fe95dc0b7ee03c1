import type { BodyMeasure, Sleep } from "@app/contract/diary";
import { useLocation, useNavigate } from "react-router";
import { measureCopy, sleepCopy } from "../../../content/app/progress/forms.ts";
import { saveMeasure, saveSleep } from "../../data/diary/day-edits.ts";
import { orThrow, type Save } from "../../sync/core/edit.ts";
import { MeasureSheet } from "./measure-sheet.tsx";
import { SleepSheet } from "./sleep-sheet.tsx";

/** In the address, so that other screens open a sheet with a link: `?registrar=sono`. */
const PARAMETER = "registrar";
const SHEETS = { medidas: "measure", sono: "sleep" } as const;
export type LogSheet = keyof typeof SHEETS;

/** Which sheet is open. */
export function useLogSheet() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get(PARAMETER) ?? "";
  const set = (sheet: LogSheet | null) =>
    void navigate(sheet ? `${pathname}?${PARAMETER}=${sheet}` : pathname, { replace: true, preventScrollReset: true });
  return {
    sheet: asked in SHEETS ? SHEETS[asked as LogSheet] : null,
    open: (sheet: LogSheet) => set(sheet),
    close: () => set(null),
  };
}

type LogSheetsProps = {
  sheet: ReturnType<typeof useLogSheet>["sheet"];
  today: string;
  /** Numbers of the body are hidden: a measure is entered and not shown again. */
  isHidden: boolean;
  sleeps: ReadonlyMap<string, Sleep>;
  save: Save;
  /** With what to say about it. */
  onSaved: (message: string) => void;
  onClose: () => void;
};

/** The sheets in which a measure or a night is logged. */
export function LogSheets({ sheet, today, isHidden, sleeps, save, onSaved, onClose }: LogSheetsProps) {
  async function addMeasure(measure: BodyMeasure) {
    await orThrow(save([saveMeasure(measure)]));
    onSaved(isHidden ? measureCopy.savedHidden : measureCopy.saved);
    onClose();
  }
  async function addNight(night: Sleep) {
    await orThrow(save([saveSleep(night)]));
    onSaved(sleepCopy.saved);
    onClose();
  }
  if (sheet === "measure") {
    return <MeasureSheet today={today} isHidden={isHidden} onSave={addMeasure} onClose={onClose} />;
  }
  if (sheet === "sleep") {
    return <SleepSheet today={today} nightOf={(day) => sleeps.get(day)} onSave={addNight} onClose={onClose} />;
  }
  return null;
}
