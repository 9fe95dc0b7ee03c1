import type { AccountOverview, SubscriptionState, SubscriptionView } from "@app/contract/account";
import { cycles, formatCents } from "@app/contract/catalogue";
import type { ReactNode } from "react";
import { formatStartDay } from "../../../content/start-day.ts";
import { Icon, type IconName } from "../../../ui/core/icon.tsx";
import { DescriptionList, type Fact } from "../../../ui/display/description-list.tsx";
import { formatDate } from "../format/moments.ts";
import styles from "./subscription.module.css";
import { SubscriptionProgress } from "./subscription-progress.tsx";

const marks: Record<Exclude<SubscriptionState, "none">, { label: string; icon: IconName }> = {
  active: { label: "Ativo", icon: "check" },
  queued: { label: "Ainda vai começar", icon: "clock" },
  suspended: { label: "Suspenso", icon: "pause" },
  ended: { label: "Encerrado", icon: "close" },
};

const endings: Record<NonNullable<SubscriptionView["ending"]>, string> = {
  time: "O período que você pagou chegou ao fim.",
  withdrawal: "Você desistiu da compra, e o acesso terminou na hora.",
  guarantee: "A garantia foi aceita, e o acesso terminou com ela.",
  "not-served": "A gente não pode atender você agora. O acesso terminou, e o valor inteiro volta.",
  "remote-care-declined": "Você preferiu não seguir à distância. O acesso terminou, e o valor inteiro volta.",
  goodwill: "Você pediu a devolução, e o acesso terminou na hora. O valor inteiro volta.",
  refund: "O valor foi devolvido, e o acesso terminou com a devolução.",
};

type SubscriptionCardProps = Pick<AccountOverview, "state" | "next"> & {
  plan: SubscriptionView;
  /** Also shows amount, method and that the plan does not renew. */
  withFacts?: boolean;
  children?: ReactNode;
};

/** The plan with its state, progress and end date. */
export function SubscriptionCard({ state, plan, next, withFacts = false, children }: SubscriptionCardProps) {
  const mark = marks[state === "none" ? "ended" : state];
  return (
    <section className={styles.sheet} data-theme="dark" aria-labelledby="plano" data-state={state}>
      <p className={styles.mark}>
        <Icon name={mark.icon} />
        {mark.label}
      </p>
      <h2 className={styles.title} id="plano">
        {plan.title}
      </h2>
      <SubscriptionProgress plan={plan} over={state !== "active"} />
      {state === "suspended" ? (
        <p className={styles.text}>
          O titular do cartão contestou a cobrança. O acesso fica parado até o banco responder e volta inteiro se a
          compra for confirmada.
        </p>
      ) : null}
      {state === "ended" && plan.endedAt ? (
        <p className={styles.text}>
          Terminou em {formatDate(plan.endedAt)}. {plan.ending ? endings[plan.ending] : ""}
        </p>
      ) : null}
      {state === "queued" ? (
        <p className={styles.text}>Começa em {formatDate(plan.startsAt)}, e nenhum dia se perde.</p>
      ) : null}
      {plan.teamStartsOn ? (
        <p className={styles.text}>
          A equipe começa em {formatStartDay(plan.teamStartsOn)}. Seus {plan.days} dias contam a partir daí.
        </p>
      ) : null}
      {withFacts ? <Facts plan={plan} /> : null}
      {next ? (
        <p className={styles.next}>
          <b>Depois vem {next.title}</b>, de {formatDate(next.startsAt)} a {formatDate(next.endsAt)}.
        </p>
      ) : null}
      {children}
    </section>
  );
}

function Facts({ plan }: { plan: SubscriptionView }) {
  const { amountCents, method, installments, cardLast4 } = plan;
  const credited = plan.days - cycles[plan.cycle].days;
  const facts: Fact[] = [
    ["Você pagou", formatCents(amountCents)],
    [
      "Forma",
      method === "pix"
        ? "PIX, à vista"
        : installments > 1
          ? `${installments}x de ${formatCents(Math.floor(amountCents / installments))}`
          : "Cartão, à vista",
    ],
    ...(cardLast4 ? ([["Cartão", `final ${cardLast4}`]] as const) : []),
    ...(credited > 0 ? ([["Dias a mais", `+${credited}, porque atrasamos`]] as const) : []),
    ["Renovação", "Nada renova sozinho"],
  ];
  return <DescriptionList layout="plain" className={styles.facts} facts={facts} />;
}
