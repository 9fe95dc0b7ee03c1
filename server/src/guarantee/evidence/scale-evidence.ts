import type { Evidence } from "@app/engine/guarantee/evidence";
import type { GuaranteeWindow } from "@app/engine/guarantee/window";
import type { Entry } from "../../diary/evidence/list-logged-days.ts";
import type { HiddenSpan } from "../../intake/assessments/list-hidden-spans.ts";
import type { WindowCalendar } from "./window-calendar.ts";

type Weight = Entry & { day: string; kg: number; lastAt: Date };
type OfScale = Pick<Evidence, "hidden" | "wasHidden" | "initialKg" | "weighIns" | "openWeighIns">;
type Where = { window: GuaranteeWindow; calendar: Pick<WindowCalendar, "entered" | "numberAt"> };

/**
 * A weight counts as its moment was: what was entered while figures were hidden is never read. While they are hidden now no
 * figure of the scale is kept at all, only that there was a weigh-in.
 */
export function scaleEvidenceOf(
  { weights, kg, spans }: { weights: readonly Weight[]; kg: number | null; spans: readonly HiddenSpan[] },
  { window, calendar }: Where,
): OfScale {
  const open = weights.filter(({ enteredAt }) => !isHiddenAt(spans, enteredAt));
  if (spans.at(-1)?.to === null) {
    const openWeighIns = open.map(calendar.entered);
    return { hidden: true, initialKg: null, weighIns: [], ...(openWeighIns.length > 0 && { openWeighIns }) };
  }
  const wasHidden = spans.some(({ from, to }) =>
    isInWindow(window, calendar.numberAt(from), to && calendar.numberAt(to)),
  );
  return {
    hidden: false,
    ...(wasHidden && { wasHidden }),
    initialKg: kg,
    weighIns: open.map((one) => ({ ...calendar.entered(one), kg: one.kg })),
  };
}

const isHiddenAt = (spans: readonly HiddenSpan[], at: Date): boolean =>
  spans.some(({ from, to }) => at >= from && (to === null || at < to));

const isInWindow = (window: GuaranteeWindow, from: number, to: number | null): boolean =>
  from <= window.to && (to === null || to >= window.from);
