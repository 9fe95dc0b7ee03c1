import type { AccountOverview, PromiseView } from "@app/contract/account";
import type { IntakeView } from "@app/contract/intake";
import { type ReactNode, useState } from "react";
import { appPaths } from "../../app-paths.ts";
import { promisesTitle } from "../../content/app/today.ts";
import { foldCopy as copy } from "../../content/app/today-plan.ts";
import { formatShortDueTime } from "../shell/format/moments.ts";
import { Access } from "./access.tsx";
import { Fold, FoldLink } from "./fold.tsx";
import { PromiseSteps } from "./promises.tsx";

type FoldedReadingProps = { intake: IntakeView | undefined; children: ReactNode };

/** A person reads a part of the answers; where nothing may be followed before, it is not folded away. */
export function FoldedReading({ intake, children }: FoldedReadingProps) {
  const [now] = useState(Date.now);
  const { outcome, personBy = null } = intake?.assessment ?? {};
  if (!personBy || (outcome !== "plan" && outcome !== "limited")) return children;
  return (
    <Fold title={copy.reading} hint={copy.readBy(formatShortDueTime(personBy))} isOpen={now > Date.parse(personBy)}>
      {children}
    </Fold>
  );
}

/** What was bought, one tap from its rights. In full where something about the access is to be read. */
export function FoldedAccess({ overview }: { overview: AccountOverview }) {
  const { plan, state, next, refundOptions } = overview;
  if (!plan) return null;
  if (state !== "active" || next !== null) return <Access overview={overview} />;
  return (
    <FoldLink
      title={plan.title}
      hint={refundOptions?.guarantee.state === "open" ? copy.rights : copy.receipts}
      to={appPaths.rights}
    />
  );
}

/** Where most of it has happened, or waits for the member's next step. A broken promise is not folded away. */
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
