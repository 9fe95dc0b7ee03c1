import type { AccountOverview } from "@app/contract/account";
import { useState } from "react";
import { Access } from "./access.tsx";
import { isWideScreen } from "./fold.tsx";
import { FoldedAccess, FoldedPromises } from "./folded.tsx";
import { Promises } from "./promises.tsx";
import styles from "./today.module.css";

/** Before the questionnaire nothing else is under way. */
export const callOf = (overview: AccountOverview): AccountOverview => ({
  ...overview,
  promises: overview.promises.filter(({ key }) => key === "call"),
});

/** Below what the member does next: the access and the promises, on a phone in one line each. */
export function Rest({ overview, isAside = false }: { overview: AccountOverview; isAside?: boolean }) {
  const [isWide] = useState(isWideScreen);
  if (!isWide)
    return (
      <div>
        <FoldedAccess overview={overview} />
        <FoldedPromises promises={overview.promises} />
      </div>
    );
  if (isAside)
    return (
      <>
        <Access overview={overview} />
        <Promises promises={overview.promises} />
      </>
    );
  return (
    <div className={`${styles.columns} stack gap-10`}>
      <div className={styles.plan}>
        <Access overview={overview} />
      </div>
      <Promises promises={overview.promises} />
    </div>
  );
}
