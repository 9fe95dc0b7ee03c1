import type { AccountOverview, PromiseView } from "@app/contract/account";
import type { IntakeView } from "@app/contract/intake";
import { type ReactNode, useState } from "react";
import { promisesTitle } from "../../../content/app/today.ts";
import { foldCopy as copy } from "../../../content/app/today-plan.ts";
import { formatShortDueTime } from "../../shell/dates/dates.ts";
import { Fold } from "../fold.tsx";
import { PromiseSteps } from "../promises.tsx";

type FoldedReadingProps = { intake: IntakeView | undefined; children: ReactNode };

/** A person reads a part of the answers; where nothing may be followed before, it is not folded away. */
export function FoldedReading({ intake, children }: FoldedReadingProps) {
  const [now] = useState(Date.now);
  const { outcome, personBy = null } = intake?.assessment ?? {};
  if (!personBy || (outcome !== "plan" && outcome !== "limited")) return children;
  return (
    <Fold
      title={copy.reading}
      hint={copy.readBy(formatShortDueTime(personBy))}
      isOpen={now > Date.parse(personBy) || intake?.personMessage !== null}
    >
      {children}
    </Fold>
  );
}

/** Below the day of a plan: the days that are left, unless something about the access is to be read. */
export function FoldedPlan({ overview, children }: { overview: AccountOverview; children: ReactNode }) {
  const { plan, state, next } = overview;
  if (!plan) return null;
  return (
    <Fold
      title={copy.access}
      hint={state === "active" ? copy.daysLeft(plan.daysLeft) : plan.title}
      isOpen={state !== "active" || next !== null}
    >
      {children}
    </Fold>
  );
}

/** Below the day of a plan, where most of it has happened. A broken promise is not folded away. */
export function FoldedPromises({ promises }: { promises: PromiseView[] }) {
  if (promises.length === 0) return null;
  return (
    <Fold
      title={promisesTitle}
      hint={copy.kept(promises.filter(({ state }) => state === "kept").length, promises.length)}
      isOpen={promises.some(({ state }) => state === "late")}
    >
      <PromiseSteps promises={promises} />
    </Fold>
  );
}
