import type { RuleSet } from "../rules/rule-set.ts";
import type { SafetyClass } from "./classify.ts";
import { EMERGENCY_ELSEWHERE, helpLines } from "./help-lines.ts";

const content = {
  crisis: {
    inBrazil:
      "Sinto muito que esteja doendo assim. Você não precisa passar por isso sozinho(a). Fale agora com o CVV: ligue 188 (grátis, 24 horas) ou entre no chat em cvv.org.br. Se há perigo neste momento, ligue 192 (SAMU) ou vá ao pronto-socorro mais perto. Avisei uma pessoa da nossa equipe, que vai falar com você até {hora}. Eu sou uma IA e vou parar por aqui com dicas de dieta e treino.",
    abroad:
      "Sinto muito que esteja doendo assim. Você não precisa passar por isso sozinho(a). Fale agora com {linha}. Se há perigo neste momento, ligue {emergencia} ou vá ao pronto-socorro mais perto. Avisei uma pessoa da nossa equipe, que vai falar com você até {hora}. Eu sou uma IA e vou parar por aqui com dicas de dieta e treino.",
    abroadWithoutLine:
      "Sinto muito que esteja doendo assim. Você não precisa passar por isso sozinho(a). Ligue agora {emergencia} ou vá ao pronto-socorro mais perto, e chame alguém de confiança para ficar com você. Avisei uma pessoa da nossa equipe, que vai falar com você até {hora}. Eu sou uma IA e vou parar por aqui com dicas de dieta e treino.",
  },
  emergencia:
    "Pare o que está fazendo agora e ligue {emergencia}, ou peça a alguém perto que ligue. Sente-se e não fique só. Já avisei a equipe.",
  anafilaxia:
    "Pare de comer e ligue {emergencia} agora: isso pode ser uma reação alérgica grave. Se o médico receitou uma caneta de adrenalina, use como ensinaram. Não espere passar e não fique só. Já avisei a equipe.",
  hipoglicemia:
    "Isso pode ser açúcar baixo no sangue. Pare o que está fazendo e, se consegue engolir, tome agora 15 g de açúcar: uma colher de sobremesa cheia de açúcar em água, ou meio copo de suco ou refrigerante comum. Se em 15 minutos não melhorar, ou se ficar confuso(a) ou desmaiar, ligue {emergencia}. Não fique só. Já avisei a equipe.",
  /** Said by the assistant alone: where people answer, the text ends before it. */
  machineEnds: " Eu sou uma IA e vou parar por aqui com dicas de dieta e treino.",
  care: "Que bom que você contou. Não é fácil dizer isso, e não é culpa sua. Avisei uma pessoa da nossa equipe: quem responde primeiro aqui é gente, com calma, e a nutricionista lê antes de qualquer outra coisa. Até lá os números ficam escondidos, por cuidado.",
  emergencyElsewhere: EMERGENCY_ELSEWHERE,
  helpLines,
};

export const safetyTextRules: RuleSet<typeof content> = {
  id: "safety-texts",
  version: "2",
  title: "Textos fixos de crise e emergência, e telefones por país",
  author: "Prumo",
  sources: [
    "CVV: 188 is free in all of Brazil, day and night",
    "15 g of sugar and 15 minutes: the usual first-aid rule",
  ],
  content,
};

const texts = safetyTextRules.content;

/** `hour`: until when the team talks to the member, as the member reads it. */
export function crisisText(country: string, hour: string): string {
  const { inBrazil, abroad, abroadWithoutLine } = texts.crisis;
  if (country === "BR") return inBrazil.replace("{hora}", hour);
  const line = texts.helpLines[country]?.line;
  const text = line ? abroad.replace("{linha}", line) : abroadWithoutLine;
  return text.replace("{emergencia}", emergencyNumber(country)).replace("{hora}", hour);
}

/** The same where the member writes to people, not to the assistant. */
export const teamCrisisText = (country: string, hour: string): string =>
  crisisText(country, hour).replace(texts.machineEnds, "");

/** For words that speak of an eating disorder: no figure, no advice. */
export const careText = (): string => texts.care;

export const emergencyText = (
  danger: Exclude<SafetyClass, "crise" | "transtorno-alimentar">,
  country: string,
): string => texts[danger].replace("{emergencia}", emergencyNumber(country));

/** What one calls in a country, as it stands in a sentence. */
export const emergencyNumber = (country: string): string =>
  texts.helpLines[country]?.emergency ?? texts.emergencyElsewhere;
