import type { AccountOverview } from "@app/contract/account";
import type { IntakeView } from "@app/contract/intake";
import type { PlanView } from "@app/contract/plans";
import { appPaths } from "../../app-paths.ts";
import { useLazyPart } from "../../ui/overlays/lazy-part.ts";
import { isSellingAllowed, stageOf } from "../data/intake-stage.ts";
import { PlanStanding } from "../data/plan-standing/plan-standing.tsx";
import { formatDate } from "../shell/dates/dates.ts";
import { Link } from "../shell/link.tsx";
import { NoSubscription } from "../shell/subscription/no-subscription.tsx";
import { SubscriptionCard } from "../shell/subscription/subscription-card.tsx";
import { ActionItems, VerifyEmail } from "./action-items.tsx";
import { Greeting, subscriptionSummary } from "./greeting.tsx";
import { beforePart, outcomePart, planPart } from "./intake-parts.ts";
import { InviteCard } from "./invite-card.tsx";
import { hasPlannedDay, mayHavePlan } from "./planned-stage.ts";
import { Promises } from "./promises.tsx";
import styles from "./today.module.css";

type TodayProps = {
  overview: AccountOverview;
  /** Undefined while the server has not said anything about the questionnaire. */
  intake: IntakeView | undefined;
  plan?: PlanView | null | undefined;
};

export function Today({ overview, intake, plan: programme }: TodayProps) {
  const { plan, promises, openPix } = overview;
  const stage = stageOf(intake);
  const before = useLazyPart(beforePart, stage === "start");
  const planned = mayHavePlan(intake) && hasPlannedDay(programme) ? programme : null;
  const day = useLazyPart(planPart, planned !== null);
  const isPersonFirst = Boolean(intake?.assessment?.personBy);
  const card = useLazyPart(outcomePart, stage === "outcome" && (!planned || isPersonFirst || day.state === "failed"));
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
        access={<Plan overview={overview} />}
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
      <before.Part intake={intake} plan={plan} items={<ActionItems overview={overview} />}>
        <Plan overview={overview} />
        <Promises promises={promises.filter(({ key }) => key === "call")} />
        <VerifyEmail person={overview.person} />
      </before.Part>
    );
  return (
    <div className={styles.today}>
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
      <div className={styles.columns}>
        <div className={styles.plan}>
          <Plan overview={overview} />
        </div>
        {/* In a crisis nothing else is asked or promised. */}
        {intake?.assessment?.outcome === "crisis" ? null : <Promises promises={promises} />}
      </div>
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

function Plan({ overview: { plan, state, next, refundOptions } }: { overview: AccountOverview }) {
  if (!plan) return null;
  const rights = rightsLine(refundOptions);
  return (
    <SubscriptionCard state={state} plan={plan} next={next}>
      <div className={styles.more}>
        <p>{rights}</p>
        <Link to={appPaths.rights}>{rights ? "Ver a compra e os direitos" : "Ver a compra e os recibos"}</Link>
      </div>
    </SubscriptionCard>
  );
}

/** The rights that are still open, with their last day. */
function rightsLine(refundOptions: AccountOverview["refundOptions"]): string | null {
  if (refundOptions?.guarantee.state !== "open") return null;
  const guarantee = `pedir a garantia até ${formatDate(refundOptions.guarantee.until)}`;
  return refundOptions.withdrawal.state === "open"
    ? `Você pode desistir até ${formatDate(refundOptions.withdrawal.until)} e ${guarantee}.`
    : `Você pode ${guarantee}.`;
}
