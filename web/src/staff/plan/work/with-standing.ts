import type { PlanEditor, PlanStanding } from "@app/contract/staff/plans";

/** The editor with what is new about who works on it; null where something was written that it does not show. */
export function withStanding(editor: PlanEditor, { version, halves }: PlanStanding): PlanEditor | null {
  const { diet, training } = editor.halves;
  const isKnown =
    version === (editor.current?.version ?? null) &&
    halves.diet.revision === diet.revision &&
    halves.training.revision === training.revision;
  if (!isKnown) return null;
  return { ...editor, halves: { diet: { ...diet, ...halves.diet }, training: { ...training, ...halves.training } } };
}
