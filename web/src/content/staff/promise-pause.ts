import type { PromisePauseReason } from "@app/contract/staff/promises";

type ReasonCopy = {
  label: (name: string) => string;
  /** What the server looks up before it accepts. */
  needs: (name: string) => string;
  /** What ends it, apart from the team. */
  ends: (name: string) => string;
};

/** Of the promises in a member's file. `name` is the member's first name, `until` a moment as "sex., 20/11, 18h00". */
export const promisePauseCopy = {
  open: "Pausar prazo",
  title: (promise: string) => `Pausar prazo: ${promise}`,
  due: (until: string) => `Prazo atual: ${until}.`,
  legend: "Por que o prazo para?",
  unchosen: "Escolha o motivo",
  reasons: {
    "esperando-o-membro": {
      label: (name) => `Espero uma resposta de ${name}`,
      needs: (name) =>
        `Vale se a equipe perguntou algo na conversa depois que o prazo começou, e ${name} ainda não respondeu.`,
      ends: (name) => `Volta a correr quando ${name} escrever, ou quando alguém da equipe retomar.`,
    },
    "membro-em-silencio": {
      label: (name) => `${name} não dá sinal`,
      needs: () => "Vale com dois avisos enviados e 7 dias sem sinal depois deles: nem mensagem, nem diário.",
      ends: (name) => `Volta a correr ao primeiro sinal de ${name}, ou quando alguém da equipe retomar.`,
    },
  } satisfies Record<PromisePauseReason, ReasonCopy> as Record<PromisePauseReason, ReasonCopy>,
  effect: (name: string) => `O que muda para ${name}`,
  counts: (hours: number) =>
    hours === 0
      ? "O relógio para agora. Cada hora parada adia a data em uma hora."
      : `As primeiras ${hours} horas de espera não mudam a data. Depois delas, cada hora parada adia a data em uma hora.`,
  limit: "Somadas, as pausas da equipe adiam um prazo em até 30 dias.",
  seen: (name: string, hours: number) =>
    `${hours === 0 ? name : `Passadas as ${hours} horas, ${name}`} lê em Promessas que o prazo parou, e por quê.`,
  send: "Pausar prazo",
  sending: "Pausando…",
  cancel: "Deixar correr",
  ask: "Perguntar na conversa",
  resume: {
    open: "Retomar prazo",
    title: (promise: string) => `Retomar prazo: ${promise}`,
    text: (name: string, until: string) =>
      `O relógio volta a correr agora, e ${name} passa a ver este prazo: ${until}.`,
    send: "Retomar prazo",
    sending: "Retomando…",
    cancel: "Deixar pausado",
  },
  /** Under a promise whose clock stands still. */
  standing: {
    by: (who: string, since: string) => `Pausado por ${who} em ${since}.`,
    byNobody: (since: string) => `Parado desde ${since}.`,
    byMember: (name: string, since: string) => `${name} pausou o plano em ${since}.`,
    why: {
      "esperando-o-membro": (name: string) => `Espera uma resposta de ${name}.`,
      "membro-em-silencio": (name: string) => `${name} não dá sinal.`,
      "saldo-no-gateway": () => "O banco de pagamentos ainda não soltou o valor.",
      "conferencia-de-identidade": () => "Falta confirmar que o pedido é da pessoa.",
      "numero-nao-atende-2-tentativas": () => "Duas ligações sem resposta.",
    } as Readonly<Record<string, (name: string) => string>>,
    countsFrom: (from: string) => `A data só muda a partir de ${from}.`,
  },
  done: { paused: "Prazo pausado.", resumed: "O prazo voltou a correr." },
} as const;
