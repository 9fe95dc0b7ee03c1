import type { SignEvidence } from "@app/engine/guarantee/evidence";
import type { Sign } from "@app/engine/guarantee/sign-rules";
import { daysWrittenBefore } from "@app/engine/guarantee/signs";
import { addDays } from "@app/engine/promises/local-time";
import type { GuaranteeDecisionRecord } from "./decision.ts";

/** "2026-11-30" as it is written in Portuguese. */
export const writtenDay = (day: string): string => day.split("-").toReversed().join("/");

type Dispute = NonNullable<SignEvidence["dispute"]>;
const DISPUTES: Readonly<Record<Dispute, string>> = {
  open: "ainda sem resposta do banco",
  won: "encerrada a nosso favor; confira no banco antes de devolver",
  lost: "perdida; o banco já devolveu",
};

type Decided = Pick<GuaranteeDecisionRecord, "bundle" | "dates">;
const WORDS: Readonly<Record<Sign, (signs: SignEvidence, dates: Decided["dates"]) => string>> = {
  PAGAMENTO_CONTESTADO: ({ dispute }) => `Pagamento contestado no banco${dispute ? `: ${DISPUTES[dispute]}` : ""}`,
  REGISTRO_ANTES_DO_DIA: (signs, { dayOne }) => {
    const days = daysWrittenBefore(signs).map((day) => writtenDay(addDays(dayOne, day - 1)));
    return `Treino ou peso escrito antes do próprio dia: ${days.join(", ")}`;
  },
  CHEGADA_DE_UMA_VEZ: ({ receivedAtOnce = [] }) =>
    `Registros de ${receivedAtOnce.length} dias que chegaram em menos de uma hora: pode ser um celular que ficou sem internet`,
};

/** For who decides, and for nobody else: which signs sent the request to a person, with what they were read from. */
export const signWords = ({ bundle: { answer, evidence }, dates }: Decided): string[] => {
  const { signs } = evidence;
  return signs ? (answer.signs ?? []).map((sign) => WORDS[sign](signs, dates)) : [];
};
