import type { AccountOverview } from "@app/contract/account";
import { useEffect, useState } from "react";
import { formatStartDay } from "../../content/start-day.ts";
import { useCallName } from "../data/use-call-name.ts";
import { formatLongDate, formatToday, greeting } from "../shell/format/moments.ts";
import { plural } from "../shell/format/numbers.ts";
import styles from "./today.module.css";

type GreetingProps = {
  text?: string;
  /** The time of a screen that follows the clock. */
  now?: Date;
  /** The name is on its way: another would be replaced before it is read. */
  isWaiting?: boolean;
};

/** Uses the member's local time, which is known only in the browser. */
export function Greeting({ text, now, isWaiting = false }: GreetingProps) {
  const name = useCallName(isWaiting);
  const [openedAt, setOpenedAt] = useState<Date>();
  useEffect(() => setOpenedAt(new Date()), []);
  const at = now ?? openedAt;
  return (
    <header className={styles.greeting}>
      <h1>{at ? `${greeting(at.getHours())}${name ? `, ${name}` : ""}.` : "Olá."}</h1>
      <p className={styles.date}>{at ? formatToday(at) : null}</p>
      {text ? <p className="lead">{text}</p> : null}
    </header>
  );
}

export function subscriptionSummary({ state, plan }: AccountOverview): string {
  if (!plan) return "Sua conta está aberta e é grátis.";
  switch (state) {
    case "active":
      if (plan.teamStartsOn) return `O app já é seu. A equipe começa em ${formatStartDay(plan.teamStartsOn)}.`;
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
