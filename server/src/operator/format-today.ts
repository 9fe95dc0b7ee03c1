import { brand } from "@app/contract/brand";
import { ago, formatGateway, formatLedger, formatPayments, HOUR, line, MINUTE, span, until } from "./format-money.ts";
import type { Today } from "./get-today.ts";

/** Lines for a terminal. A line that starts with "!" needs an operator: its section is in docs/runbook.md. */
export function formatToday(today: Today): string {
  const clock = new Intl.DateTimeFormat("pt-BR", {
    timeZone: brand.serviceHours.timeZone,
    dateStyle: "full",
    timeStyle: "short",
  });
  return [
    `${brand.name} · ${clock.format(today.at)} (desde a meia-noite)`,
    "",
    line("Cadastros", String(today.signUps)),
    ...diary(today),
    ...plans(today),
    "",
    ...formatPayments(today),
    "",
    ...formatGateway(today),
    "",
    ...promises(today),
    ...calls(today),
    ...places(today),
    ...registrations(today),
    "",
    ...members(today),
    "",
    ...waiting(today),
  ].join("\n");
}

const diary = ({ diary: { entries, refusedAccounts, monthsAhead } }: Today): string[] => [
  line("Anotações no diário", String(entries)),
  ...(refusedAccounts > 0 ? [line("  recusadas", `de ${refusedAccounts} contas (SyncRefused)`, true)] : []),
  ...(monthsAhead < 2 ? [line("  meses preparados", `${monthsAhead} (DiaryMonthsMissing)`, true)] : []),
];

const plans = ({ plans: { made, withoutMenu, failedCheck, withoutTraining }, halfSigned }: Today): string[] => [
  line("Planos provisórios", String(made)),
  ...(withoutMenu > 0
    ? [line("  sem cardápio", `${withoutMenu} (PlansWithoutMenu)`, withoutMenu > MAX_WITHOUT_MENU * made)]
    : []),
  ...(failedCheck > 0 ? [line("  não passaram na conferência", `${failedCheck} (PlansFailedCheck)`, true)] : []),
  ...(withoutTraining > 0 ? [line("  sem treino", `${withoutTraining} (PlansWithoutTraining)`, true)] : []),
  ...(halfSigned > 0 ? [line("  com uma assinatura", `${halfSigned} há mais de um dia (PlansHalfSigned)`, true)] : []),
];

/** As in the alert. */
const MAX_WITHOUT_MENU = 0.05;

function promises({ promises: { kept, broken, open }, overdue }: Today): string[] {
  return [
    line("Ligações prometidas", `${kept} feitas no prazo, ${broken} fora do prazo, ${open} ainda no prazo`),
    line(
      "  atrasadas agora",
      overdue.count > 0
        ? `${overdue.count}, a primeira venceu ${ago(overdue.oldestSeconds)} (npm run leads)`
        : "nenhuma",
      overdue.count > 0,
    ),
  ];
}

const calls = ({ calls: { today, missed, withoutResult } }: Today): string[] => [
  line("Conversas marcadas", `${today} abertas hoje, ${missed} anotadas como falta`),
  ...(withoutResult > 0 ? [line("  sem anotação", `${withoutResult} há mais de um dia (/equipe/agenda)`, true)] : []),
];

/** At none the sale goes on with a start date; without a date it stops. */
function places({ places: counted }: Today): string[] {
  if (!counted) return [];
  const { left, startsOn } = counted;
  const later = startsOn
    ? `, depois a partir de ${startsOn.split("-").toReversed().join("/")}`
    : ", depois nenhuma (PlacesFull)";
  return [line("Vagas da equipe", `${left} nesta semana${later}`, startsOn === null)];
}

/** Without a registration in force a professional cannot sign. */
const registrations = ({ registrations: { ending, ended } }: Today): string[] =>
  ending + ended > 0
    ? [line("Registros da equipe", `${ended} vencidos, ${ending} vencem em 30 dias (npm run staff)`, true)]
    : [];

function members(today: Today): string[] {
  const { at, openPromises, brokenPromises, painReports: pain, unacknowledgedAlerts: alerts } = today;
  const { conversations, queues } = today;
  const personFirst = openPromises.find(({ kind }) => kind === "human-first");
  const reviews = openPromises.find(({ kind }) => kind === "weekly-review-answered");
  const chats = openPromises.find(({ kind }) => kind === "chat-answer");
  const asked = conversations.reduce((sum, { count }) => sum + count, 0);
  const running = openPromises.reduce((sum, { running: count }) => sum + count, 0);
  const overdue = openPromises.reduce((sum, { overdue: count }) => sum + count, 0);
  const broken = brokenPromises.reduce((sum, { count }) => sum + count, 0);
  const nextOf = (open: typeof reviews): string => (open?.nextDueAt ? `, a próxima ${until(at, open.nextDueAt)}` : "");
  return [
    line(
      "Uma pessoa olha antes",
      `${personFirst?.running ?? 0} correndo${nextOf(personFirst)}`,
      (personFirst?.dueSoon ?? 0) > 0,
    ),
    line(
      "Revisões da semana",
      `${(reviews?.running ?? 0) + (reviews?.overdue ?? 0)} por responder${nextOf(reviews)}`,
      (reviews?.dueSoon ?? 0) + (reviews?.overdue ?? 0) > 0,
    ),
    line(
      "Conversas",
      asked > 0
        ? `${asked} por responder${nextOf(chats)}${chats?.overdue ? `, ${chats.overdue} atrasadas (ConversationsLate)` : ""}`
        : "todas respondidas",
      (chats?.overdue ?? 0) > 0,
    ),
    line(
      "Promessas a membros",
      `${running} correndo, ${broken} quebradas hoje${overdue > 0 ? `, ${overdue} ainda por cumprir (npm run promises)` : ""}`,
      overdue > 0,
    ),
    ...formatLedger(today),
    line(
      "Dor no treino",
      pain.count > 0
        ? `${pain.count} por ler, ${pain.urgent} com urgência, o mais antigo ${ago(pain.oldestSeconds)} (npm run pain)`
        : "nenhum aviso por ler",
      pain.count > 0,
    ),
    line(
      "Filas da equipe",
      queues.count > 0
        ? `${queues.count} mudanças por mostrar, a mais antiga ${ago(queues.oldestSeconds)} (QueueLags)`
        : "em dia",
      queues.oldestSeconds > QUEUE_LAG,
    ),
    line(
      "Plantão",
      alerts.count > 0
        ? `${alerts.count} sem ninguém, o mais antigo ${ago(alerts.oldestSeconds)} (npm run on-call)`
        : "nenhum aviso esperando",
      alerts.count > 0,
    ),
  ];
}

/** As in the alert. */
const QUEUE_LAG = 5 * MINUTE;

function waiting({ messages, unsentEventSeconds, jobs, postponed, staleValues }: Today): string[] {
  return [
    ...messages.map(({ channel, due, oldestSeconds, deadLettered }) =>
      line(
        channel === "email" ? "E-mails" : "WhatsApp",
        `${due > 0 ? `${due} a enviar, o mais antigo ${ago(oldestSeconds)}` : "tudo enviado"}${
          deadLettered > 0 ? `, ${deadLettered} desistidos hoje` : ""
        }`,
        oldestSeconds > 15 * MINUTE || deadLettered > 0,
      ),
    ),
    line(
      "Eventos de anúncio",
      unsentEventSeconds > 0 ? `o mais antigo por enviar é de ${ago(unsentEventSeconds)}` : "tudo enviado",
      unsentEventSeconds > HOUR,
    ),
    ...jobs.map(({ queue, seconds: age }) =>
      line(`Fila ${queue}`, age > 0 ? `espera ${span(age)}` : "vazia", age > 2 * MINUTE),
    ),
    ...(postponed.length > 0
      ? [
          line(
            "Trabalhos adiados",
            `${postponed.map(({ sweep, rows }) => `${rows} de ${sweep}`).join(", ")} (SweepRowsPostponed)`,
            true,
          ),
        ]
      : []),
    ...(staleValues > 0
      ? [line("Chave antiga", `${staleValues} respostas dependem dela (npm run rotate-keys)`, true)]
      : []),
  ];
}
