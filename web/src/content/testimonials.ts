import marinaBefore from "../ui/pictures/cases/caso1-antes.svg";
import marinaAfter from "../ui/pictures/cases/caso1-depois.svg";
import carlosBefore from "../ui/pictures/cases/caso2-antes.svg";
import carlosAfter from "../ui/pictures/cases/caso2-depois.svg";
import soniaBefore from "../ui/pictures/cases/caso3-antes.svg";
import soniaAfter from "../ui/pictures/cases/caso3-depois.svg";
import { trainer } from "./team.ts";

export type Testimonial = {
  id: string;
  name: string;
  age: number;
  duration: string;
  before: { picture: string; caption: string };
  after: { picture: string; caption: string };
  quote: string;
  /** Where the written consent is stored. Without it the case is labelled as an example. */
  consent?: string;
};

export const testimonialsSection = {
  title: ["Não mostramos corpos.", "Mostramos dias."],
  text: "O que se endireita primeiro é a rotina. O resto vem atrás.",
  ribbon: "Exemplo ilustrativo",
} as const;

/** Of each case, what a page with scripts keeps: the rest of the cases is prerendered. */
export const caseNames = { marina: "Marina", carlos: "Carlos", sonia: "Sônia" } as const;

export const testimonials: readonly Testimonial[] = [
  {
    id: "marina",
    name: caseNames.marina,
    age: 34,
    duration: "6 meses",
    before: { picture: marinaBefore, caption: "22h, sofá" },
    after: { picture: marinaAfter, caption: "19h30, fogão" },
    quote:
      "Eu pedia delivery quatro vezes por semana. Hoje janto em casa e durmo antes das onze. A calça que voltou a fechar foi consequência.",
  },
  {
    id: "carlos",
    name: caseNames.carlos,
    age: 47,
    duration: "12 meses",
    before: { picture: carlosBefore, caption: "21h, mesa" },
    after: { picture: carlosAfter, caption: "6h30, rua" },
    quote:
      "O treino cabia entre uma reunião e outra, nunca o contrário. Agora a bicicleta sai de casa antes do primeiro e-mail.",
  },
  {
    id: "sonia",
    name: caseNames.sonia,
    age: 58,
    duration: "8 meses",
    before: { picture: soniaBefore, caption: "3h, tela" },
    after: { picture: soniaAfter, caption: "6h, janela" },
    quote: `Com 58 anos achei que peso era coisa de menino. ${trainer.firstName} começou com garrafa de água. Hoje durmo a noite inteira.`,
  },
];
