import type { AccountOverview } from "@app/contract/account";
import type { IntakeView } from "@app/contract/intake";
import type { PlanView } from "@app/contract/plans";
import { appPaths } from "../../app-paths.ts";
import { useLazyPart } from "../../ui/overlays/lazy-part.ts";
import { isSellingAllowed, stageOf } from "../data/intake-stage.ts";
import { PlanStanding } from "../data/plan-standing/plan-standing.tsx";
import { Link } from "../shell/link.tsx";
import { NoSubscription } from "../shell/subscription/no-subscription.tsx";
import { ActionItems, VerifyEmail } from "./action-items.tsx";
import { Greeting, subscriptionSummary } from "./greeting.tsx";
import { beforePart, outcomePart, planPart, restPart } from "./intake-parts.ts";
import { InviteCard } from "./invite-card.tsx";
import { hasPlannedDay, hasRest, mayHavePlan } from "./planned-stage.ts";
import styles from "./today.module.css";

type TodayProps = {
  overview: AccountOverview;
  /** Undefined while the server has not said anything about the questionnaire. */
  intake: IntakeView | undefined;
  plan?: PlanView | null | undefined;
};

export function Today({ overview, intake, plan: programme }: TodayProps) {
  const { openPix } = overview;
  const stage = stageOf(intake);
  const before = useLazyPart(beforePart, stage === "start");
  const planned = mayHavePlan(intake) && hasPlannedDay(programme) ? programme : null;
  const day = useLazyPart(planPart, planned !== null);
  const isPersonFirst = Boolean(intake?.assessment?.personBy);
  const card = useLazyPart(outcomePart, stage === "outcome" && (!planned || isPersonFirst || day.state === "failed"));
  // In a crisis nothing else is asked or promised.
  const shown = intake?.assessment?.outcome === "crisis" ? { ...overview, promises: [] } : overview;
  const rest = useLazyPart(restPart, hasRest(overview));
  const outcome =
    intake && stage === "outcome" && card.state === "loaded" ? (
      <card.Part intake={intake} hasPlan={planned !== null} />
    ) : null;
  if (planned && day.state === "loaded")
    return (
      <day.Part
        plan={planned}
        overview={overview}
        intake={intake}
        items={<ActionItems overview={overview} />}
        outcome={outcome}
        footer={
          <>
            <Offer overview={overview} intake={intake} />
            <VerifyEmail person={overview.person} />
          </>
        }
      />
    );
  if (intake && stage === "start" && before.state === "loaded")
    return (
      <before.Part intake={intake} overview={overview} items={<ActionItems overview={overview} />}>
        <VerifyEmail person={overview.person} />
      </before.Part>
    );
  return (
    <div className={`${styles.today} stack gap-8`}>
      <Greeting text={subscriptionSummary(overview)} />
      {mayHavePlan(intake) && programme ? <PlanStanding plan={programme} /> : null}
      {outcome}
      {before.state === "failed" || card.state === "failed" ? (
        <p>
          <Link to={stage === "start" ? appPaths.intake : appPaths.intakeResult}>Abrir a anamnese</Link>
        </p>
      ) : null}
      <ActionItems overview={overview} />
      {stage === "invite" && !openPix ? <InviteCard /> : null}
      {rest.state === "loaded" && hasRest(shown) ? <rest.Part overview={shown} /> : null}
      <Offer overview={overview} intake={intake} />
      <VerifyEmail person={overview.person} />
    </div>
  );
}

/** To a member without access. */
function Offer({ overview: { state, openPix }, intake }: Pick<TodayProps, "overview" | "intake">) {
  if ((state !== "none" && state !== "ended") || !isSellingAllowed(intake)) return null;
  return <NoSubscription quiet={openPix !== null || stageOf(intake) !== "plain"} returning={state === "ended"} />;
}
