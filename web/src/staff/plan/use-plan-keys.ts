import { copyMeal } from "@app/engine/plans/edits/diet/copies";
import { type RefObject, useEffect, useRef } from "react";
import { useShortcuts } from "../shell/use-shortcuts.ts";
import { DAYS } from "./week/grid-rows.ts";
import type { PlanDesk } from "./work/use-plan-work.ts";

type PlanKeysInput = {
  desk: PlanDesk;
  screen: RefObject<HTMLElement | null>;
  onAdd: () => void;
  onTemplates: () => void;
  onFacts: () => void;
  onPreview: () => void;
  onKeys: () => void;
  onBack: () => void;
};

/** The editor's keys, beside those of the grid and of the review. Chords work also where single keys are switched off. */
export function usePlanKeys({ desk, screen, ...on }: PlanKeysInput): void {
  const { mayEdit, selection } = desk;
  const focusCell = (cell: string) =>
    requestAnimationFrame(() => screen.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus());
  const toSwap = () => {
    const row = document.activeElement?.closest("[data-item]") ?? screen.current;
    row?.querySelector<HTMLElement>("[data-swap]")?.focus();
  };
  /** From a panel back to its cell, from the week back to the file. */
  const back = () => {
    const isInPanel = document.activeElement?.closest("[data-panel]");
    if (isInPanel) focusCell(selection.cell);
    else on.onBack();
  };
  useShortcuts({
    t: toSwap,
    f: on.onFacts,
    v: on.onPreview,
    "?": on.onKeys,
    Escape: back,
    ...(mayEdit ? { "/": on.onAdd, m: on.onTemplates } : {}),
  });

  const chords = useRef({ desk, focusCell });
  useEffect(() => {
    chords.current = { desk, focusCell };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isChord = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (event.defaultPrevented || !isChord || document.querySelector("dialog[open]")) return;
      const isTyping = event.target instanceof Element && event.target.closest("input, textarea") !== null;
      const key = event.key.toLowerCase();
      const now = chords.current.desk;
      if (!now.mayEdit || isTyping || (key !== "z" && key !== "d")) return;
      event.preventDefault();
      if (key === "z") return now.work.undo();
      const cell = repeatNextDay(now);
      if (cell) chords.current.focusCell(cell);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

/** The selected meal also on the next day, which is then selected: pressed again, it goes on. */
function repeatNextDay({ work, selection }: PlanDesk): string | undefined {
  const [day = "", slot] = selection.cell.split(".");
  const next = DAYS[DAYS.findIndex((one) => one === day) + 1];
  if (!slot || day === "treino" || !next || work.mine !== "diet") return undefined;
  const target = `${next}.${slot}`;
  work.edit((draft) => copyMeal(draft, selection.cell, target, work.current));
  selection.select(target);
  return target;
}
