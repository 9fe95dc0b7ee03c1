import type { AccountOverview } from "@app/contract/account";
import { brand } from "@app/contract/brand";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { appPaths } from "../../app-paths.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { loadQuery } from "../data/load-query.ts";
import { overviewQuery } from "../data/overview-query.ts";
import { useFirstName } from "../shell/avatar.tsx";
import { formatDate, formatLongDate, formatWeekday, greeting, plural } from "../shell/dates.ts";
import { Link } from "../shell/link.tsx";
import { Skeleton } from "../shell/skeleton.tsx";
import { NoSubscription } from "../shell/subscription/no-subscription.tsx";
import { SubscriptionCard } from "../shell/subscription/subscription-card.tsx";
import { ActionItems } from "./action-items.tsx";
import { Promises } from "./promises.tsx";
import styles from "./today.module.css";

export const meta = () =>
  pageMeta({
    title: `Hoje | ${brand.name}`,
    description: `Seu plano no ${brand.name}, o que acontece agora e o que espera por você.`,
    robots: "noindex",
  });

export const clientLoader = () => loadQuery(overviewQuery);

/** Home screen: plan, action items and upcoming commitments. */
export default function TodayRoute() {
  const { data: overview } = useSuspenseQuery(overviewQuery);
  const { plan, state, next, refundOptions, promises, openPix } = overview;
  return (
    <div className={styles.today}>
      <Greeting text={subscriptionSummary(overview)} />
      <ActionItems overview={overview} />
      <div className={styles.columns}>
        <div className={styles.plan}>
          {plan ? (
            <SubscriptionCard state={state} plan={plan} next={next}>
              <div className={styles.more}>
                <p>{rightsLine(refundOptions)}</p>
                <Link to={appPaths.rights}>
                  {rightsLine(refundOptions) ? "Ver a compra e os direitos" : "Ver a compra e os recibos"}
                </Link>
              </div>
            </SubscriptionCard>
          ) : null}
        </div>
        <Promises promises={promises} />
      </div>
      {state === "none" || state === "ended" ? (
        <NoSubscription quiet={openPix !== null} returning={state === "ended"} />
      ) : null}
    </div>
  );
}

export function HydrateFallback() {
  return (
    <div className={styles.today}>
      <Greeting text="Buscando seu plano…" />
      <Skeleton blocks={["sheet", "lines"]} />
    </div>
  );
}

/** Uses the member's local time, which is known only in the browser. */
function Greeting({ text }: { text: string }) {
  const name = useFirstName();
  const [now, setNow] = useState<Date>();
  useEffect(() => setNow(new Date()), []);
  return (
    <header className={styles.greeting}>
      <h1>{now ? `${greeting(now.getHours())}${name ? `, ${name}` : ""}.` : "Olá."}</h1>
      <p className={styles.date}>{now ? formatWeekday(now) : null}</p>
      <p className="lead">{text}</p>
    </header>
  );
}

function subscriptionSummary({ state, plan }: AccountOverview): string {
  if (!plan) return "Sua conta está aberta e é grátis.";
  switch (state) {
    case "active":
      return `${plural(plan.daysLeft, "dia", "dias")} de plano pela frente, até ${formatLongDate(plan.endsAt)}.`;
    case "queued":
      return `Seu plano começa em ${formatLongDate(plan.startsAt)}.`;
    case "suspended":
      return "Seu acesso está suspenso enquanto o banco analisa a cobrança.";
    case "ended":
      return plan.endedAt ? `Seu plano terminou em ${formatLongDate(plan.endedAt)}.` : "Seu plano terminou.";
    case "none":
      return "Sua conta está aberta e é grátis.";
  }
}

/** The rights that are still open, with their last day. */
function rightsLine(refundOptions: AccountOverview["refundOptions"]): string | null {
  if (refundOptions?.guarantee.state !== "open") return null;
  const guarantee = `pedir a garantia até ${formatDate(refundOptions.guarantee.until)}`;
  return refundOptions.withdrawal.state === "open"
    ? `Você pode desistir até ${formatDate(refundOptions.withdrawal.until)} e ${guarantee}.`
    : `Você pode ${guarantee}.`;
}
