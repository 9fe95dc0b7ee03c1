import type { RuleSet } from "../rules/rule-set.ts";
import type { Danger } from "./classify.ts";
import type { SafetyTopic } from "./hearing/hearing-rule.ts";
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
  otherPerson:
    "Você fez bem em escrever. Se essa pessoa está em perigo agora, ligue {emergencia} e, se for seguro, não a deixe só. Pergunte com calma, escute sem julgar e afaste o que possa machucar. {linha} também orienta quem está ajudando. Avisei uma pessoa da nossa equipe, que vai falar com você até {hora}.",
  violence: {
    inBrazil:
      "Sinto muito que isso esteja acontecendo. A culpa não é sua. Se há perigo agora, ligue 190 (polícia); ferida(o), 192 (SAMU). O 180 atende de graça, 24 horas, e orienta com sigilo. Se alguém pode ler seu celular, cuide para esta conversa não ficar aberta. Avisei uma pessoa da nossa equipe, que vai falar com você até {hora}.",
    abroad:
      "Sinto muito que isso esteja acontecendo. A culpa não é sua. Se há perigo agora, ligue {emergencia}. Se alguém pode ler seu celular, cuide para esta conversa não ficar aberta. Avisei uma pessoa da nossa equipe, que vai falar com você até {hora}.",
  },
  /** No danger is named for today: nobody is woken, and a person is offered. */
  care: {
    crisis: {
      inBrazil:
        "Que bom que você contou isso. O que você sente importa, e você não precisa carregar sozinho(a). Se quiser conversar agora, o CVV atende de graça, 24 horas, no 188 ou em cvv.org.br. Uma pessoa da nossa equipe vai ler o que você escreveu; quer que ela fale com você hoje?",
      abroad:
        "Que bom que você contou isso. O que você sente importa, e você não precisa carregar sozinho(a). Se quiser conversar agora, fale com {linha}. Uma pessoa da nossa equipe vai ler o que você escreveu; quer que ela fale com você hoje?",
      abroadWithoutLine:
        "Que bom que você contou isso. O que você sente importa, e você não precisa carregar sozinho(a). Se ficar pesado demais, ligue {emergencia} ou chame alguém de confiança. Uma pessoa da nossa equipe vai ler o que você escreveu; quer que ela fale com você hoje?",
    },
    otherPerson:
      "Dá para sentir o quanto você se importa. Escutar sem pressa e perguntar com franqueza ajuda, e não piora. {linha} também orienta quem está por perto. Quer que uma pessoa da nossa equipe fale com você?",
    body: "Que bom que você contou. Antes do próximo treino vale um médico olhar isso com calma, então deixei o treino em espera. Se voltar, pare e ligue {emergencia}. Quer que uma pessoa da nossa equipe fale com você?",
    lowSugar:
      "Que bom que você contou. Açúcar baixo que já passou também precisa chegar ao seu médico, e a nutricionista vai ler o que você escreveu. Se voltar, pare e tome 15 g de açúcar; sem melhora em 15 minutos, ligue {emergencia}. Quer que uma pessoa da nossa equipe fale com você?",
    violence: {
      inBrazil:
        "Que bom que você contou. Ninguém merece ser tratado assim, e a culpa não é sua. Quando quiser e for seguro, o 180 (violência contra a mulher) e o Disque 100 atendem de graça, 24 horas, com sigilo. Uma pessoa da nossa equipe pode conversar com você; quer?",
      abroad:
        "Que bom que você contou. Ninguém merece ser tratado assim, e a culpa não é sua. Se houver perigo, ligue {emergencia}. Uma pessoa da nossa equipe pode conversar com você; quer?",
    },
    eatingDisorder:
      "Que bom que você contou. Não é fácil dizer isso, e não é culpa sua. Avisei uma pessoa da nossa equipe: quem responde primeiro aqui é gente, com calma, e a nutricionista lê antes de qualquer outra coisa. Até lá os números ficam escondidos, por cuidado.",
  },
  emergencyElsewhere: EMERGENCY_ELSEWHERE,
  helpLines,
};

export const safetyTextRules: RuleSet<typeof content> = {
  id: "safety-texts",
  version: "3",
  title: "Textos fixos de crise, emergência e violência, e telefones por país",
  author: "Prumo",
  sources: [
    "CVV: 188 is free in all of Brazil, day and night",
    "15 g of sugar and 15 minutes: the usual first-aid rule",
    "190, 180 and 100 are Brazil's, to be confirmed before launch; texts of care and violence are to be signed by a psychologist",
  ],
  content,
};

const texts = safetyTextRules.content;

type Spoken = { country: string /** Until when the team talks to the member, as the member reads it. */; hour: string };

/** What is said at once to words of danger, in the words of a machine where it is a crisis. */
export function fixedText({ topic, level }: Danger, { country, hour }: Spoken): string {
  const { line, emergency } = { line: null, emergency: texts.emergencyElsewhere, ...texts.helpLines[country] };
  const text = level === "now" ? urgentText(topic, country, line) : caringText(topic, country, line);
  return (line === null ? withoutLine(text) : text.replace("{linha}", line))
    .replace("{emergencia}", emergency)
    .replace("{hora}", hour);
}

/** The same where the member writes to people, not to the assistant. */
export const teamText = (danger: Danger, spoken: Spoken): string =>
  fixedText(danger, spoken).replace(texts.machineEnds, "");

function urgentText(topic: SafetyTopic, country: string, line: string | null): string {
  if (topic === "crise") return byLine(texts.crisis, country, line);
  if (topic === "crise-outra-pessoa") return texts.otherPerson;
  if (topic === "violencia") return country === "BR" ? texts.violence.inBrazil : texts.violence.abroad;
  return topic === "transtorno-alimentar" ? texts.care.eatingDisorder : texts[topic];
}

function caringText(topic: SafetyTopic, country: string, line: string | null): string {
  const { crisis, otherPerson, body, lowSugar, violence, eatingDisorder } = texts.care;
  switch (topic) {
    case "crise":
      return byLine(crisis, country, line);
    case "crise-outra-pessoa":
      return otherPerson;
    case "violencia":
      return country === "BR" ? violence.inBrazil : violence.abroad;
    case "hipoglicemia":
      return lowSugar;
    case "transtorno-alimentar":
      return eatingDisorder;
    default:
      return body;
  }
}

type ByLine = { inBrazil: string; abroad: string; abroadWithoutLine: string };

function byLine({ inBrazil, abroad, abroadWithoutLine }: ByLine, country: string, line: string | null): string {
  if (country === "BR") return inBrazil;
  return line === null ? abroadWithoutLine : abroad;
}

/** Where no line surely answers, the sentence about it is left out. */
const withoutLine = (text: string): string => text.replace(/ [^.]*\{linha\}[^.]*\./, "");

/** Of a member in a crisis of their own. */
export const crisisText = (country: string, hour: string): string =>
  fixedText({ topic: "crise", level: "now" }, { country, hour });

/** For words that speak of an eating disorder: no figure, no advice. */
export const careText = (): string => texts.care.eatingDisorder;

/** What one calls in a country, as it stands in a sentence. */
export const emergencyNumber = (country: string): string =>
  texts.helpLines[country]?.emergency ?? texts.emergencyElsewhere;
