import ai from "../ui/pictures/ia.svg";
import nutritionistPortrait from "../ui/pictures/nutricionista.svg";
import trainerPortrait from "../ui/pictures/treinador.svg";
import { claims, claimText } from "./claims.ts";
import { nutritionist, trainer } from "./team.ts";

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const specialistsSection = {
  title: "Quem cuida de você tem nome e registro.",
  text: "Os dois combinam o seu plano entre si. Ninguém precisa contar a história duas vezes.",
  note: "Os registros são públicos: dá para conferir nos sites do CRN e do CREF.",
} as const;

type Specialist = {
  /** The anchor, for pages that link to this specialist. */
  anchor?: string;
  picture: string;
  name: string;
  role: string;
  /** Text of the ruled box: the council's registration number, or the AI's release. */
  seal: string;
  text: string;
};

export const specialists: readonly Specialist[] = [
  {
    picture: nutritionistPortrait,
    name: nutritionist.name,
    role: "Nutricionista",
    seal: `${nutritionist.council} ${nutritionist.number}`,
    text: `${claimText("nutritionist-experience")}. Monta sua dieta com o que você já come e ajusta a cada quinze dias.`,
  },
  {
    picture: trainerPortrait,
    name: trainer.name,
    role: "Treinador",
    seal: `${trainer.council} ${trainer.number}`,
    text: `${claimText("trainer-experience")}. Treina iniciante, joelho operado e quem só tem vinte minutos.`,
  },
  {
    anchor: "ai-agent",
    picture: ai,
    name: "Agente de IA",
    role: claims["ai-version"].figure,
    seal: sentence(claims["ai-version"].text),
    text: `${claimText("ai-cases")}. Responde 24 horas por dia e chama um humano quando a pergunta é para humano.`,
  },
];
