import type { AccountOverview } from "@app/contract/account";
import { brand } from "@app/contract/brand";
import { useEffect, useState } from "react";
import { pageMeta } from "../../site/page-meta.ts";
import { day, greeting, longDay, plural } from "../dates.ts";
import { readOverview } from "../endpoints.ts";
import { useFirstName } from "../frame/frame.tsx";
import { Link } from "../frame/link.tsx";
import { Skeleton } from "../frame/skeleton.tsx";
import { NoPlan } from "../plan/no-plan.tsx";
import { PlanSheet } from "../plan/plan-sheet.tsx";
import { read } from "../read.ts";
import type { Route } from "./+types/today.route.ts";
import { Promises } from "./promises.tsx";
import styles from "./today.module.css";
import { Waiting } from "./waiting.tsx";

export const meta = () =>
  pageMeta({
    title: `Hoje | ${brand.name}`,
    description: `Seu plano no ${brand.name}, o que acontece agora e o que espera por você.`,
    robots: "noindex",
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => read(request, readOverview);

/** Home: where one stands in the plan, what waits, what comes and when. */
export default function TodayRoute({ loaderData: overview }: Route.ComponentProps) {
  const { plan, state, next, rights, promises, openPix } = overview;
  return (
    <div className={styles.today}>
      <Greeting text={sentenceOf(overview)} />
      <Waiting overview={overview} />
      <div className={styles.columns}>
        <div className={styles.plan}>
          {plan ? (
            <PlanSheet state={state} plan={plan} next={next}>
              <div className={styles.more}>
                <p>{rightsLine(rights)}</p>
                <Link to="/app/conta#direitos">
                  {rightsLine(rights) ? "Ver a compra e os direitos" : "Ver a compra e os recibos"}
                </Link>
              </div>
            </PlanSheet>
          ) : null}
        </div>
        <Promises promises={promises} />
      </div>
      {state === "none" || state === "ended" ? <NoPlan quiet={openPix !== null} returning={state === "ended"} /> : null}
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

/** The hour is the person's own: known only in the browser. */
function Greeting({ text }: { text: string }) {
  const name = useFirstName();
  const [hour, setHour] = useState<number>();
  useEffect(() => setHour(new Date().getHours()), []);
  return (
    <header className={styles.greeting}>
      <h1>{hour === undefined ? "Olá." : `${greeting(hour)}${name ? `, ${name}` : ""}.`}</h1>
      <p className="lead">{text}</p>
    </header>
  );
}

function sentenceOf({ state, plan }: AccountOverview): string {
  if (!plan) return "Sua conta está aberta e é grátis.";
  switch (state) {
    case "active":
      return `${plural(plan.daysLeft, "dia", "dias")} de plano pela frente, até ${longDay(plan.endsAt)}.`;
    case "queued":
      return `Seu plano começa em ${longDay(plan.startsAt)}.`;
    case "suspended":
      return "Seu acesso está suspenso enquanto o banco analisa a cobrança.";
    case "ended":
      return plan.endedAt ? `Seu plano terminou em ${longDay(plan.endedAt)}.` : "Seu plano terminou.";
    case "none":
      return "Sua conta está aberta e é grátis.";
  }
}

/** The rights that are still open, with their last day: nobody should have to look for them. */
function rightsLine(rights: AccountOverview["rights"]): string | null {
  if (rights?.guarantee.state !== "open") return null;
  const guarantee = `pedir a garantia até ${day(rights.guarantee.until)}`;
  return rights.withdrawal.state === "open"
    ? `Você pode desistir até ${day(rights.withdrawal.until)} e ${guarantee}.`
    : `Você pode ${guarantee}.`;
}
