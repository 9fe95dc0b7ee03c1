import type { MoveReason } from "@app/contract/bookings";
import type { AgendaCall } from "@app/contract/staff/agenda";

const calls = (count: number): string => (count === 1 ? "1 chamada hoje" : `${count} chamadas hoje`);

export const agendaText = {
  title: "Agenda",
  description: "A agenda de chamadas da equipe.",
  summary: (firstName: string, today: number, done: number, free: number): string =>
    [
      firstName,
      calls(today),
      `${done} ${done === 1 ? "feita" : "feitas"}`,
      `${free} ${free === 1 ? "vaga" : "vagas"}`,
    ].join(", "),
  today: "Hoje",
  now: "Agora.",
  nextIn: (span: string) => `Agora. Próxima em ${span}.`,
  noMore: "Agora. Nada mais marcado hoje.",
  slots: {
    title: (slots: number) => (slots === 1 ? "Vaga" : `${slots} vagas`),
    text: (slots: number, last: string) =>
      slots === 1 ? "aberta para quem está sem conversa" : `a última às ${last}, para quem está sem conversa`,
  },
  minutes: (count: number) => `${count}\u00a0min`,
  there: (hour: string) => `${hour} lá`,
  way: { video: "por vídeo", phone: "por telefone" },
  state: {
    booked: "marcada",
    proposed: "esperando o sim",
    lapsed: "sem resposta",
    "moved-by-member": "remarcada pelo membro",
    "moved-by-team": "remarcada por nós",
    cancelled: "cancelada",
    missed: "não apareceu",
    done: "feita",
  } satisfies Record<AgendaCall["state"], string>,
  week: {
    previous: "Semana anterior",
    next: "Próxima semana",
    today: "Hoje",
    free: (slots: number) => (slots === 1 ? "vaga" : `${slots} vagas`),
    freeAt: (slots: number, from: string, until: string) =>
      slots === 1 ? `Vaga, ${from}` : `${slots} vagas, de ${from} a ${until}`,
    absence: "folga",
    legend: { booked: "marcada", past: "passou", failed: "não aconteceu", free: "vaga aberta", absence: "folga" },
    note: "O membro só vê as vagas, na hora dele. Folga marcada aqui fecha vagas e recalcula os lugares à venda.",
  },
  unbooked: (due: string) => ` precisa de uma conversa até ${due}, e ainda não tem hora.`,
  unbookedFile: "Abrir a ficha",
  unbookedLabel: "Sem hora marcada",
  loading: "Carregando a agenda",
  failed: { title: "A agenda não abriu.", text: "Nada se perdeu: ela está no servidor.", retry: "Tentar de novo" },
  stale: (hour: string) => `Sem resposta do servidor. Isto é de ${hour}; a gente continua tentando.`,
} as const;

export const callText = {
  label: "Chamada escolhida",
  none: "Escolha uma chamada para ver o que fazer.",
  purpose: { plan: "Conversa antes do plano", "remote-care": "Conversa antes de aceitar o cuidado a distância" },
  facts: { there: "Lá", state: "Situação", purpose: "Motivo", heldBy: "Com" },
  notOwn: "Esta pessoa é acompanhada por colega: a ficha dela fica com quem acompanha.",
  openCall: "Abrir a chamada",
  phone: "Ligar",
  file: "Ficha",
  link: {
    label: "Link da chamada",
    hint: "Só o membro vê. Começa com https.",
    save: "Guardar link",
    wrong: "Cole um link que comece com https",
  },
  done: "Foi feita",
  missed: "Não apareceu",
  move: "Remarcar",
  missableFrom: (hour: string) => `“Não apareceu” só depois das ${hour}. Remarcar por nossa conta não para o prazo.`,
  moveNote: "Remarcar por nossa conta não para o prazo.",
  said: {
    done: (name: string) => `${name}: chamada feita`,
    missed: (name: string) => `${name}: não apareceu`,
    moved: (name: string) => `${name} recebeu a proposta de outra hora`,
    link: "Link guardado",
    absence: "Folga marcada",
  },
} as const;

export const moveText = {
  title: (name: string) => `Outra hora para ${name}`,
  text: "A hora nova espera o sim do membro. O prazo da promessa continua correndo.",
  hour: "Hora nova",
  noHours: "Nenhuma vaga aberta nesta semana. Escolha outra semana na agenda.",
  reason: "Por quê?",
  reasons: {
    urgency: "Uma urgência",
    illness: "Doença",
    technical: "Problema técnico",
    schedule: "Conflito de agenda",
  } satisfies Record<MoveReason, string>,
  missing: "Escolha a hora e o motivo",
  submit: "Propor",
} as const;

export const absenceText = {
  title: "Marcar folga",
  text: "As vagas desse tempo fecham na hora. Chamadas já marcadas continuam: remarque cada uma.",
  day: "Dia",
  from: "Das",
  until: "Até",
  wrong: "O fim precisa ser depois do começo",
  submit: "Marcar folga",
  open: "Marcar folga",
} as const;
