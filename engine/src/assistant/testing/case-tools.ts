import { GUARANTEE_DAYS } from "@app/contract/catalogue";
import { guaranteeTerms } from "@app/contract/guarantee-terms";
import { addDays } from "../../promises/local-time.ts";
import { answersBy } from "../answers-by.ts";
import type { CallTool, ToolResults } from "../tool-results.ts";
import type { ToolArguments, ToolName } from "../tools.ts";
import { golden, TODAY } from "./evaluation/golden.ts";
import { isHidden, type MemberFacts } from "./evaluation/member-facts.ts";
import type { ToolCall } from "./evaluation/reply.ts";
import { proposeMeal, searchTable } from "./meal-tools.ts";
import { planOf, swapExerciseOf, swapItemOf } from "./plan-tools.ts";
import { dayOf, progressOf } from "./record-tools.ts";

type Handlers = { readonly [Name in ToolName]: (input: ToolArguments[Name]) => ToolResults[Name] };

/** The tools of a member of the evaluation set, answering from the facts of the file, and what was asked of them. */
export function toolsOf(member: MemberFacts): { call: CallTool; calls: ToolCall[] } {
  const calls: ToolCall[] = [];
  const handlers = handlersOf(member);
  const call: CallTool = async (name, input) => {
    const output = handlers[name](input);
    calls.push({ name, input, output });
    return output;
  };
  return { call, calls };
}

const SOURCES = { sources: [] };

function handlersOf(member: MemberFacts): Handlers {
  const hidden = isHidden(member);
  return {
    get_my_plan: ({ items }) => planOf(member, items ?? []),
    get_today: () => dayOf(member, TODAY),
    get_day: ({ date }) => dayOf(member, date),
    get_progress: ({ days }) => progressOf(member, days ?? 14),
    search_food: ({ text }) => searchTable(text, hidden),
    parse_meal: ({ text }) => proposeMeal(text, hidden),
    swap_item: ({ itemId }) => swapItemOf(member, itemId),
    swap_exercise: ({ id }) => swapExerciseOf(member, id),
    explain_change: () => ({ ...SOURCES, version: 3, changes: [], reason: null }),
    get_promises: () => promisesOf(member),
    get_guarantee: () => guaranteeOf(member),
    get_policy: ({ topic }) => policyOf(member, topic),
    propose_log: ({ text }) => proposeMeal(text, hidden),
    propose_bad_day: () => ({ proposed: true }),
    request_human: ({ topic }) => {
      const canHandOff = member.plan === "completo";
      return { proposed: true, topic, canHandOff, answersBy: canHandOff ? answersBy(golden.now) : null };
    },
  };
}

const TITLES: Readonly<Record<string, string>> = {
  "definitive-plan": "o plano definitivo",
  "fortnightly-diet": "o ajuste da dieta",
};

function promisesOf({ promises: given = [], plan }: MemberFacts): ToolResults["get_promises"] {
  const promises = plan === "completo" ? given : [];
  return {
    ...SOURCES,
    promises: promises
      .filter(({ state }) => state)
      .map(({ kind, dueAt, state = "running", creditDays = 0 }) => ({
        kind,
        title: TITLES[kind] ?? kind,
        state,
        due: dueAt ? `${dueAt.slice(8, 10)}/${dueAt.slice(5, 7)} às ${Number(dueAt.slice(11, 13))}h` : null,
        creditDays,
      })),
    answerHours: promises.find(({ slaServiceHours }) => slaServiceHours)?.slaServiceHours ?? null,
  };
}

const TICKS: Readonly<Record<string, string>> = {
  G1: "anamnese no prazo",
  G2: "dias no diário",
  G3: "treinos feitos",
  G4: "revisões da semana",
  G5: "pesagens",
};
/** Of the sessions planned, as the file leaves it to the reader. */
const SESSION_SHARE = 0.75;

function guaranteeOf({ guarantee, plan }: MemberFacts): ToolResults["get_guarantee"] {
  if (!guarantee || plan !== "completo") {
    return { ...SOURCES, hasGuarantee: false, day: null, ofDays: null, ticks: [], requestUntil: null };
  }
  const daysLeft = guaranteeTerms.requestUntilDay - guarantee.day;
  return {
    ...SOURCES,
    hasGuarantee: true,
    day: guarantee.day,
    ofDays: GUARANTEE_DAYS,
    requestUntil: daysLeft < 0 ? null : addDays(TODAY, daysLeft),
    ticks: Object.entries(guarantee.ticks).map(([id, tick]) => {
      const have = tick === true ? 1 : tick.have;
      const need = tick === true ? 1 : (tick.need ?? Math.ceil((tick.of ?? 0) * SESSION_SHARE));
      return { id, title: TICKS[id] ?? id, have, need, isMet: have >= need };
    }),
  };
}

function policyOf(
  { policies = {} }: MemberFacts,
  topic: ToolArguments["get_policy"]["topic"],
): ToolResults["get_policy"] {
  const { link = "/app/conta", days, hours } = policies[topic] ?? {};
  const facts = {
    refund7: `Até ${days} dias depois da compra a devolução é integral e sem perguntas.`,
    refundPix: `No PIX o dinheiro volta em até ${hours} horas.`,
    guarantee30: `A garantia vale por ${days} dias.`,
    cancel: "Você cancela na sua conta, sem conversa; o acesso vai até o fim do período pago e não renova sozinho.",
    presencial: "O atendimento é a distância; quem prefere presencial recebe o valor de volta.",
    prices: "O Plano Completo custa R$ 400,00 por mês no ciclo mensal, R$ 260,00 no semestral e R$ 199,99 no anual.",
  }[topic];
  return { ...SOURCES, topic, facts: [facts], link: { label: "Abrir a página", to: link }, own: null };
}
