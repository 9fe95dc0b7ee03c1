import { brand } from "@app/contract/brand";
import type { HealthAccessFilter } from "@app/contract/health-access";

const firstName = (name: string): string => name.split(" ")[0] ?? name;
const { nutritionist, trainer } = brand.professionals;

/** Texts of `/app/dados/acessos`. */
export const accessLogCopy = {
  title: "Quem viu meus dados",
  lead: "Toda vez que alguém da equipe abre um dado de saúde seu, fica escrito aqui. Ninguém consegue apagar.",
  description: "Quem da equipe abriu dados de saúde seus, quando e por quê.",
  log: "Registro de acessos",
  recent: {
    looks: (count: number) => (count === 1 ? "olhada em 30 dias" : "olhadas em 30 dias"),
    people: (count: number, hasMachine: boolean) =>
      `${count === 1 ? "pessoa" : "pessoas"}${hasMachine ? " e uma máquina" : ""}`,
    outside: "de fora da equipe",
  },
  filter: "Mostrar",
  all: "Tudo",
  filters: {
    people: "Pessoas",
    outside: "Fora da equipe",
    machine: "Máquina",
  } satisfies Record<HealthAccessFilter, string>,
  noneFiltered: "Nenhuma olhada deste tipo.",
  older: "Ver as mais antigas",
  loadingOlder: "Buscando…",
  olderFailed: "As mais antigas não abriram. As que estão aqui são as mais novas.",
  breakGlass: "Fora da sua equipe",
  opened: (what: string, duration: string | null) => `Abriu: ${what}${duration ? `, por ${duration}` : ""}.`,
  explain: "Pedir explicação",
  machine: "Assistente, a máquina",
  empty: {
    title: "Ninguém olhou ainda.",
    text: "Quando alguém da equipe abrir um dado de saúde seu, a olhada aparece aqui, com nome, hora, o que foi aberto e por quê.",
  },
  now: (when: string) => `Até agora, ${when}`,
  nothingSince: "Nada depois disso.",
  rules: {
    title: "Quem pode ver o quê",
    rows: [
      [firstName(nutritionist.name), "respostas, diário, peso, treino e conversa"],
      [firstName(trainer.name), "treino, dores, níveis e limites; nunca as respostas sobre comida e ânimo"],
      ["Suporte", "pagamentos e prazos; de saúde, só o que você escreve num pedido de garantia"],
      ["Outra pessoa da equipe", "só em emergência, com motivo, e fica marcado aqui"],
      ["Anúncios", "nada, nunca"],
    ],
  },
  odd: {
    title: "Algo estranho?",
    text: "Escreva. Uma pessoa que não é da sua equipe responde em até 15 dias, como a lei pede.",
    action: "Falar com o encarregado de dados",
    subject: "Quem viu meus dados",
  },
  download: "Baixar a lista inteira",
} as const;
