import type { GuaranteeLine, GuaranteeMeter } from "@app/contract/guarantee";
import type { Condition } from "@app/contract/guarantee-claim";
import { writtenDay } from "./written-day.ts";

const TEXTS: Readonly<Record<GuaranteeLine["code"], { key: Condition["key"]; text: (need: number) => string }>> = {
  G1: { key: "questionnaire", text: (need) => `Questionário completo em até ${need} dias` },
  G2: { key: "diary", text: (need) => `Diário em pelo menos ${need} dias` },
  G3: { key: "workouts", text: (need) => `Pelo menos ${need} ${need === 1 ? "treino feito" : "treinos feitos"}` },
  G4: { key: "reviews", text: (need) => `Pelo menos ${need} revisões da semana` },
  G5: { key: "measures", text: (need) => `Pelo menos ${need} registros de acompanhamento` },
};

/** The rule's lines as conditions of a purchase. While its days run nothing is lost: what is missing is open. */
export function ruleConditions({ lines, requestUntil, daysLeft }: GuaranteeMeter, today: string): Condition[] {
  const isInTime = today <= requestUntil;
  return [
    {
      key: "in-time",
      text: "Pedir até o dia 45 do programa",
      state: isInTime ? "met" : "unmet",
      reason: isInTime
        ? `Você tem até ${writtenDay(requestUntil)}.`
        : `O prazo terminou em ${writtenDay(requestUntil)}.`,
    },
    ...lines.map((line) => conditionOf(line, daysLeft > 0)),
  ];
}

function conditionOf({ code, ok, waived, have, need }: GuaranteeLine, isRunning: boolean): Condition {
  const { key, text } = TEXTS[code];
  const counted =
    code === "G1" ? (have === null ? "Ainda não completo." : `Em ${have} dias.`) : `${have ?? 0} de ${need}.`;
  return {
    key,
    text: text(need),
    state: ok ? "met" : isRunning && !(code === "G1" && have !== null) ? "unverified" : "unmet",
    reason: waived ? `${counted} Nós atrasamos uma promessa: conta como feito.` : counted,
  };
}
