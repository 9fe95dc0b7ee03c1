import { GUARANTEE_DAYS } from "@app/contract/catalogue";
import ai from "../ui/pictures/ia.svg";
import nutritionistPortrait from "../ui/pictures/nutricionista.svg";
import trainerPortrait from "../ui/pictures/treinador.svg";
import type { ClaimId } from "./claims.ts";
import { nutritionist, trainer } from "./team.ts";

export const hero = {
  badge: "Nutricionista + treinador + IA",
  /** One entry per line. The plumb line starts at the “p” of the last one; its position is in tokens.css. */
  headline: ["Gente de verdade", "para transformar", "seu corpo."],
  text: "Uma nutricionista e um treinador montam seu plano, acompanham sua semana e ajustam o que não encaixou.",
  promise: `Resultado em ${GUARANTEE_DAYS} dias ou seu dinheiro de volta.`,
  actions: ["Comece Agora", "Emagreça Agora", "Fique Forte Agora"],
  more: "Ver Como Funciona",
} as const;

export const heroHighlights = ["personal-follow-up", "support", "results-guarantee"] as const satisfies ClaimId[];

export const heroNotes = [
  {
    picture: nutritionistPortrait,
    from: `${nutritionist.firstName}, nutricionista`,
    text: "Troquei o pão do café por tapioca, como você pediu.",
  },
  {
    picture: trainerPortrait,
    from: `${trainer.firstName}, treinador`,
    text: "Quinta sem academia? Deixei um treino de 20 min em casa.",
  },
  { picture: ai, from: "IA, 23h14", text: "Pode perguntar. Estou com seu plano aberto." },
] as const;
