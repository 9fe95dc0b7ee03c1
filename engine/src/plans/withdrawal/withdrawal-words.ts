import type { Half } from "@app/contract/plan-document";
import type { WithdrawalReason } from "@app/contract/plan-withdrawal";
import { listWords } from "../../nutrition/words/noun.ts";

type Words = { readonly half: Half; readonly member: string; readonly team: string };

const CHECK = {
  member: "numa conferência achamos nele algo que não combina com as suas respostas",
  team: "não passou na conferência",
} as const;

const WORDS: Readonly<Record<WithdrawalReason, Words>> = {
  coeliac: { half: "diet", member: "você contou que tem doença celíaca", team: "doença celíaca" },
  allergy: {
    half: "diet",
    member: "você contou uma alergia ou intolerância",
    team: "alergia ou intolerância nova",
  },
  eating: { half: "diet", member: "você mudou o que come", team: "outro jeito de comer" },
  "diet-row": {
    half: "diet",
    member: "uma resposta sobre a sua saúde pede outro cuidado com a comida",
    team: "resposta nova sobre a saúde",
  },
  "diet-check": { half: "diet", ...CHECK },
  pain: { half: "training", member: "você contou uma dor nova ou mais forte", team: "dor nova ou mais forte" },
  "training-row": {
    half: "training",
    member: "uma resposta sobre a sua saúde pede outro cuidado com o treino",
    team: "resposta nova sobre a saúde",
  },
  "training-check": { half: "training", ...CHECK },
};

export const halfOfWithdrawal = (reason: WithdrawalReason): Half => WORDS[reason].half;

/** What the member reads: why the plan of before is gone. */
export const withdrawalText = (reasons: readonly WithdrawalReason[]): string =>
  `Tiramos o plano de antes porque ${sayAll(reasons, "member")}.`;

/** What the team reads in the queue, the file and the editor: "alergia ou intolerância nova". */
export const withdrawalCause = (reasons: readonly WithdrawalReason[]): string =>
  reasons.length > 0 ? sayAll(reasons, "team") : "motivo apagado com os dados de saúde";

/** An allergy raises a row of its own: the plainer word is enough. */
function sayAll(reasons: readonly WithdrawalReason[], reader: "member" | "team"): string {
  const isNamed = reasons.some((reason) => reason === "coeliac" || reason === "allergy");
  const said = reasons.filter((reason) => reason !== "diet-row" || !isNamed);
  const plain = said.includes("coeliac") ? said.filter((reason) => reason !== "allergy") : said;
  return listWords([...new Set(plain.map((reason) => WORDS[reason][reader]))], "e");
}
