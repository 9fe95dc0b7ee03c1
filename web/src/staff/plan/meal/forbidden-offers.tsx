import type { HalfDraft, LockContext } from "@app/contract/staff/plans";
import { removeForbiddenOffers } from "@app/engine/plans/edits/diet/forbidden";
import { planCopy } from "../../../content/staff/plan.ts";
import { SignIcon } from "../../member/parts/sign-icon.tsx";
import { TeamButton } from "../../member/parts/team-button.tsx";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import styles from "../states/states.module.css";

const copy = planCopy.offers;
const OF_FOODS = new Set(["allergen", "eating", "unknown"]);

type ForbiddenOffersProps = { work: PlanWork; draft: HalfDraft };

/** Swaps that the member may not eat, in the whole week, go with one button: what is on the plates stays. */
export function ForbiddenOffers({ work, draft }: ForbiddenOffersProps) {
  const isLocked = work.locks.some(({ half, kind }) => half === "diet" && OF_FOODS.has(kind));
  const foods = isLocked ? countForbidden(draft, work.editor.context) : 0;
  return (
    <div role="status">
      {foods > 0 ? (
        <p className={`${styles.notice} row wrap`} data-tone="warning">
          <SignIcon /> <span>{copy.text(foods)}</span>
          <TeamButton
            tone="link"
            onClick={() => work.edit((known) => removeForbiddenOffers(known, work.editor.context))}
          >
            {copy.remove}
          </TeamButton>
        </p>
      ) : null}
    </div>
  );
}

function countForbidden(draft: HalfDraft, context: LockContext): number {
  const left = offersOf(removeForbiddenOffers(draft, context));
  return offersOf(draft).filter((offers, index) => offers !== left[index]).length;
}

/** How many foods each item offers in its place. */
function offersOf(draft: HalfDraft): number[] {
  if (draft.half !== "diet" || draft.diet?.method !== "foods") return [];
  const items = draft.diet.days.flatMap(({ meals }) => meals.flatMap((meal) => meal.items));
  return items.map(({ swaps, or = [] }) => swaps.length + or.length);
}
