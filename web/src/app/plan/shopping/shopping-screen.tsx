import type { PlanView } from "@app/contract/plans";
import { appPaths } from "../../../app-paths.ts";
import { shoppingCopy as copy } from "../../../content/app/plan/shopping.ts";
import { usePlanLayer } from "../../data/plan-layer/use-plan-layer.ts";
import { localDay } from "../../shell/format/days.ts";
import { RouterButtonLink } from "../../shell/router-button-link.tsx";
import { Skeleton } from "../../shell/states/skeleton.tsx";
import { SubPage } from "../../shell/sub-page.tsx";
import { useNow } from "../../shell/use-now.ts";
import { AskDeviceCopy } from "../../sync/device-copy-choice.tsx";
import styles from "./shopping.module.css";
import { ShoppingWeek } from "./shopping-week.tsx";

const back = { to: appPaths.plan, label: copy.back };

export function ShoppingScreen({ plan }: { plan: PlanView | null }) {
  return plan && plan.shopping.length > 0 ? <KeptList plan={plan} /> : <NoList plan={plan} />;
}

/** Ticks are this device's at once, and every device's when they are sent. */
function KeptList({ plan }: { plan: PlanView }) {
  const { layer, save, sync, snapshot } = usePlanLayer();
  const today = localDay(new Date(useNow()));
  if (snapshot.phase === "loading") return <Skeleton blocks={["title", "lines"]} />;
  return (
    <ShoppingWeek plan={plan} layer={layer} today={today} save={save}>
      <p className="note">{snapshot.durable ? copy.offline.kept : copy.offline.notKept}</p>
      <AskDeviceCopy sync={sync} snapshot={snapshot} />
    </ShoppingWeek>
  );
}

/** Before the plan, and for a plan of portions, whose foods the member chooses. */
export function NoList({ plan }: { plan: PlanView | null }) {
  return (
    <SubPage back={back} title={copy.title}>
      <div className={`${styles.empty} stack gap-3`}>
        <h2>{copy.empty.title}</h2>
        <p>{plan?.diet?.method === "equivalents" ? copy.empty.portions : copy.empty.text}</p>
        <RouterButtonLink variant="outline" to={appPaths.plan}>
          {copy.empty.link}
        </RouterButtonLink>
      </div>
    </SubPage>
  );
}
