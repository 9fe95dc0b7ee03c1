import type { PlanView } from "@app/contract/plans";
import { useEffect } from "react";
import { appPaths } from "../../../app-paths.ts";
import { planChangedCopy as copy } from "../../../content/app/plan/changed.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { PlumbBob } from "../../../ui/core/plumb-bob.tsx";
import { Link } from "../../shell/link.tsx";
import { queryClient } from "../query-client.ts";
import styles from "./plan-changed.module.css";
import { keepPlanChanges, planChangesQuery } from "./plan-changes-query.ts";
import { isPlanUnread } from "./plan-read.ts";

/** Says that people changed the plan, until that version's changes were opened on this device. */
export function PlanChanged({ plan }: { plan: Pick<PlanView, "version" | "code" | "kind"> }) {
  const { version } = plan;
  const isUnread = isPlanUnread(plan);
  // Fetched ahead, so that the link opens without a network too.
  useEffect(() => {
    if (isUnread) void prepare(version).catch(() => undefined);
  }, [isUnread, version]);
  if (!isUnread) return null;
  return (
    <Link className={styles.notice} to={appPaths.planChanges(version)}>
      <PlumbBob className={styles.bob} />
      <span>
        <b>{copy.title}</b>
        <span className={styles.way}>
          {copy.link}
          <Icon name="arrow-right" />
        </span>
      </span>
    </Link>
  );
}

async function prepare(version: number): Promise<void> {
  await queryClient.query(planChangesQuery(version));
  await keepPlanChanges(version);
}
