export type Theme = "Nutrição" | "Exercícios" | "Bem-estar";

export type ExamplePost = {
  slug: string;
  title: string;
  excerpt: string;
  date: string;
  category: Theme;
  author: string;
};

const LIVIA = "Lívia Campos (exemplo)";
const DAVI = "Davi Moreira (exemplo)";

/** Sample posts. Their titles differ from the site's built-in samples, so that a reader can tell them apart. */
export const posts: readonly ExamplePost[] = [
  {
    slug: "cafe-da-manha-de-padaria",
    title: "Café da manhã de padaria, sem sair do plano",
    excerpt: "Pão na chapa, pingado e uma fruta. Como montar o prato no balcão e chegar ao almoço sem fome de leão.",
    date: "2026-11-11T08:00:00-03:00",
    category: "Nutrição",
    author: LIVIA,
  },
  {
    slug: "treino-de-escada",
    title: "Dez minutos de escada: o treino que cabe no prédio",
    excerpt: "Suba, desça, respire. Um roteiro para começar devagar e saber a hora de parar.",
    date: "2026-11-04T08:00:00-03:00",
    category: "Exercícios",
    author: DAVI,
  },
  {
    slug: "domingo-a-noite",
    title: "Domingo à noite, segunda mais leve",
    excerpt: "Sopa no fogo, roupa separada, celular longe da cama. Um ritual curto para a semana começar no lugar.",
    date: "2026-10-28T18:30:00-03:00",
    category: "Bem-estar",
    author: LIVIA,
  },
  {
    slug: "arroz-com-feijao",
    title: "Arroz com feijão pode ficar",
    excerpt: "Ninguém precisa cortar o prato de todo dia. Precisa acertar a concha.",
    date: "2026-10-21T08:00:00-03:00",
    category: "Nutrição",
    author: LIVIA,
  },
  {
    slug: "choveu-treine-na-sala",
    title: "Choveu? Treine na sala",
    excerpt: "Tapete, cadeira e doze minutos. Quatro movimentos, do mais fácil ao que faz suar.",
    date: "2026-10-14T08:00:00-03:00",
    category: "Exercícios",
    author: DAVI,
  },
  {
    slug: "prato-no-colo",
    title: "Prato no colo, olho na novela",
    excerpt: "Comer distraído engana a fome. Duas pausas simples para o corpo avisar antes da sobremesa.",
    date: "2026-10-07T19:00:00-03:00",
    category: "Bem-estar",
    author: LIVIA,
  },
  {
    slug: "geladeira-de-quinta",
    title: "O que fazer com a geladeira de quinta-feira",
    excerpt: "Meia abobrinha, dois ovos e um resto de arroz: três jantares com o que sobrou da semana.",
    date: "2026-09-30T08:00:00-03:00",
    category: "Nutrição",
    author: LIVIA,
  },
];
