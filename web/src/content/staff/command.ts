import type { ProgrammeAccess } from "@app/contract/intake";

export const commandText = {
  title: "Membro ou comando",
  field: "Buscar membro ou comando",
  members: "Membros",
  places: "Lugares",
  none: "Nada com esse nome entre os seus membros.",
  failed: "A busca não respondeu. Tente de novo.",
  queue: "Fila",
  memberList: "Membros",
  agenda: "Agenda",
  access: "Meu acesso",
  stage: (day: number, week: number) => (week <= 1 ? `dia ${day}` : `semana ${week}`),
  choose: "escolher",
  open: "abrir",
  close: "fechar",
} as const;

export const membersText = {
  title: "Membros",
  description: "Os membros de quem está na sessão.",
  summary: (firstName: string, count: number) =>
    `${firstName}, ${count === 1 ? "1 membro" : `${count.toLocaleString("pt-BR")} membros`}`,
  search: "Buscar pelo nome",
  list: "Seus membros",
  loading: "Carregando os membros",
  none: "Nenhum membro por aqui ainda. Quem chega é distribuído pela capacidade de cada pessoa da equipe.",
  noMatch: (name: string) => `Ninguém com “${name}” no nome entre os seus membros.`,
  failed: { title: "A lista não abriu.", text: "Nada se perdeu: ela está no servidor.", retry: "Tentar de novo" },
  columns: { name: "Nome", stage: "Programa", diet: "Dieta", training: "Treino" },
  access: {
    none: "sem acesso",
    queued: "na lista de espera",
    active: "",
    suspended: "suspenso",
    ended: "encerrado",
    refunded: "reembolsado",
  } satisfies Record<ProgrammeAccess, string>,
  stage: (day: number, week: number) => `dia ${day}, semana ${week}`,
  noLevel: "sem respostas",
  mentions: "Quem tem um alimento ou um exercício no plano?",
} as const;
