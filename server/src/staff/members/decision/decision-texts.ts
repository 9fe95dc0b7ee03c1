import type { Half } from "@app/contract/plan-document";
import type { ReadingDecision } from "@app/contract/staff/member-decision";
import { firstNameOf } from "../../../identity/accounts/queries.ts";
import { formatHour } from "../../../intake/format-hour.ts";

type Named = { firstName: string; staffName: string; half: Half; definitivePlanBy: Date | null; now: Date };

const HALF = { diet: "a alimentação", training: "o treino" } as const;

const OVER_SIGNED =
  "Por cima de um plano assinado nada nasce sozinho: a metade volta a aparecer no nível novo, e o que mudar você escreve e assina no editor.";

/** What follows for the member. */
export const followsOf = (decision: ReadingDecision, { half, isSigned }: { half: Half; isSigned: boolean }): string =>
  ({
    keep: "Continua sem plano, com uma pessoa. Diga até quando você olha de novo.",
    limits: isSigned
      ? OVER_SIGNED
      : half === "diet"
        ? "Nasce na hora um plano com prato, grupos e porções, em manutenção, sem corte. O prazo do plano assinado não muda."
        : "Nasce na hora um treino leve, de até 30\u00a0minutos. O prazo do plano assinado não muda.",
    release: isSigned ? OVER_SIGNED : "Nasce na hora o plano provisório inteiro. O prazo do plano assinado não muda.",
    "not-served": "Oferece tudo de volta na hora e diz onde procurar ajuda.",
  })[decision];

/** What the member would read; the professional may edit it. */
export function messageOf(decision: ReadingDecision, named: Named): string {
  const { firstName, staffName, half, definitivePlanBy, now } = named;
  const until = definitivePlanBy ? ` Até ${formatHour(definitivePlanBy, now)} eu assino o definitivo.` : "";
  const body = {
    keep: `li as suas respostas sobre ${HALF[half]}. Antes de montar qualquer coisa, preciso de mais um pouco de tempo com elas, e volto a falar com você.`,
    limits:
      half === "diet"
        ? `li as suas respostas. Seu plano começa simples, pelo prato, sem corte.${until}`
        : `li as suas respostas. Seu treino começa leve, em casa ou onde você preferir.${until}`,
    release: `li as suas respostas, e ${HALF[half]} já está no seu plano.${until}`,
    "not-served":
      "li as suas respostas com cuidado. O que você precisa agora é de um atendimento de perto, que a gente não consegue dar à distância. Você pode pedir tudo de volta no app, na hora.",
  }[decision];
  return `${firstName}, ${body} ${firstNameOf(staffName)}.`;
}
