import bed from "../ui/pictures/cama.svg";
import market from "../ui/pictures/feira.svg";
import shoes from "../ui/pictures/tenis.svg";
import { nutritionist, trainer } from "./team.ts";

export type Post = {
  title: string;
  excerpt: string;
  date: string;
  image: string;
  category: string;
  author: string;
  /** The article's URL; the samples below have none. */
  url: string | null;
};

export const articlesSection = {
  title: "Para ler no ônibus",
  all: "Ver o blog",
  read: "Ler artigo completo",
  /** Shown when the blog fails, above the technical message. */
  failed: "Os artigos mais novos não chegaram agora. Enquanto isso, ficam estes.",
  failedTechnical: "Failed to load blog posts",
} as const;

/** Shown when the blog fails or is empty, and without scripts. */
export const samplePosts: readonly Post[] = [
  {
    title: "Feira de sábado: uma lista de 14 itens que rende a semana inteira",
    excerpt: "O que comprar, quanto custa e o que fazer com o talo da couve. Testado em três feiras de bairro.",
    date: "2026-11-09T09:00:00-03:00",
    image: market,
    category: "Nutrição",
    author: nutritionist.name,
    url: null,
  },
  {
    title: "Caminhar conta como treino?",
    excerpt: "Conta, e tem um jeito de saber quando já não basta.",
    date: "2026-11-02T09:00:00-03:00",
    image: shoes,
    category: "Exercícios",
    author: trainer.name,
    url: null,
  },
  {
    title: "Dormir mal dá fome. O que fazer às 23h",
    excerpt: "Três coisas pequenas que funcionam antes de abrir a geladeira.",
    date: "2026-10-26T09:00:00-03:00",
    image: bed,
    category: "Bem-estar",
    author: nutritionist.name,
    url: null,
  },
];
