import type { PauseView } from "@app/contract/pause";
import { appPaths } from "../../app-paths.ts";
import { pauseCopy as copy } from "../../content/app/pause.ts";
import { SubPage } from "../shell/sub-page.tsx";
import { NoSubscription } from "../shell/subscription/no-subscription.tsx";
import { PauseForm } from "./pause-form.tsx";
import { ClosedPlan } from "./pregnancy/closed-plan.tsx";
import { RunningPause } from "./running/running-pause.tsx";

const back = { to: appPaths.account, label: copy.back };

/** The whole screen, by what the member's pause is now. */
export function PauseScreen({ view }: { view: PauseView }) {
  const { pause, access } = view;
  if (access !== "active")
    return (
      <SubPage back={back} title={copy.free.title} lead={copy.free.text}>
        <NoSubscription returning={access === "ended" || access === "refunded"} />
      </SubPage>
    );
  if (!pause) return <PauseForm view={view} back={back} />;
  if (pause.reason === "gravidez") return <ClosedPlan view={view} pause={pause} back={back} />;
  return <RunningPause view={view} pause={pause} back={back} />;
}
