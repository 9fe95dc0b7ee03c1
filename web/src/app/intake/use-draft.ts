import type { AnswerId, Answers } from "@app/engine/intake/answers";
import { useMemo, useState } from "react";
import { type Draft, initialDraft } from "./model/draft.ts";
import { type Screen, screensFor } from "./model/path.ts";
import type { Intake } from "./use-intake.ts";

/** The screen's own state: it begins with what is stored, and asks for the parts that the draft calls for. */
export function useDraft(intake: Intake, id: AnswerId) {
  const [first] = useState(() => {
    const screen = screenWith(intake, id, {});
    if (!screen) throw new Error(`${id} is not asked`);
    const draft = initialDraft(screen, intake.answers, intake.numbers.hidden);
    return { screen, draft: id === "q01" && !draft.q01 && intake.firstName ? { q01: intake.firstName } : draft };
  });
  const [draft, setState] = useState<Draft>(first.draft);
  const [isDirty, setIsDirty] = useState(false);
  const setDraft = (next: Draft) => {
    setState(next);
    setIsDirty(true);
  };
  const screen = useMemo(() => screenWith(intake, id, draft) ?? first.screen, [intake, id, draft, first]);
  return { screen, draft, isDirty, setDraft };
}

/** The question with the parts that the draft calls for; undefined where it is not asked. */
export const screenWith = (intake: Intake, id: AnswerId, draft: Draft): Screen | undefined =>
  screensFor({ ...intake, answers: { ...intake.answers, ...(draft as Answers) } }).find(
    (screen) => screen.question.id === id,
  );
