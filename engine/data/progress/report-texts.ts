/** A sentence of a report, with what stands in its place when numbers are hidden; null: it is left out. */
type ReportText = { readonly shown: string; readonly hidden: string | null };

const same = (text: string): ReportText => ({ shown: text, hidden: text });
const shownOnly = (text: string): ReportText => ({ shown: text, hidden: null });

/** `{theWeek}` is `a semana` or `o mês`; the others are values in their words. */
export const reportTexts = {
  "changed.weight.down": shownOnly("A tendência desceu {difference}: de {before} para {now}."),
  "changed.weight.up": shownOnly("A tendência subiu {difference}: de {before} para {now}."),
  "changed.weight.same": shownOnly("A tendência ficou onde estava, em {now}."),
  "changed.weight.few": shownOnly("Com tão poucas pesagens, não dá para dizer como o peso andou."),
  "changed.workouts.all": same("Você treinou {times}, como combinado."),
  "changed.workouts.more": same("Você treinou {times}, mais do que o combinado."),
  "changed.workouts.some": same("Você treinou {share} combinadas."),
  "changed.workouts.soFar": same("Você treinou {times} até aqui."),
  "changed.workouts.free": same("Você treinou {times}."),
  "changed.climb": same("{climb}"),
  "changed.mark": same("{mark}"),
  "changed.energy.plan": shownOnly("Nos dias completos, a média foi de {mean} por dia; o plano é de {plan}."),
  "changed.energy": shownOnly("Nos dias completos, a média foi de {mean} por dia."),
  "changed.protein": shownOnly("A proteína foi de {before} para {now} por dia."),
  "changed.waist.smaller": shownOnly("A cintura encolheu {fingers}: de {first} para {last}."),
  "changed.waist.larger": shownOnly("A cintura aumentou {fingers}: de {first} para {last}."),
  "changed.sleep.more": {
    shown: "Você dormiu {time} a mais por noite.",
    hidden: "Você dormiu um pouco mais.",
  },
  "changed.sleep.less": {
    shown: "Você dormiu {time} a menos por noite.",
    hidden: "Você dormiu um pouco menos.",
  },
  "changed.logged": same("Você registrou {days}."),
  "changed.nothing": same("Ainda não dá para dizer o que mudou: faltam registros."),

  "helped.comeback": same("Voltar. Depois de um tempo sem registrar, você registrou {days}."),
  "helped.near": shownOnly("A comida ficou perto do plano em {share}."),
  "helped.nights": shownOnly("Depois das noites de sete horas ou mais, a comida ficou perto do plano em {share}."),
  "helped.logged": same("Registrar {days}. É o que mostra em que hora a fome aperta."),
  "helped.workouts": same("Treinar nos dias combinados."),
  "helped.sleep": {
    shown: "Dormir sete horas ou mais em {share}.",
    hidden: "Dormir bem em {share}.",
  },
  "helped.unknown": same("Ainda não dá para dizer o que ajudou. Com mais dias registrados, aparece."),

  "next.begin": same("Só um: registrar uma refeição amanhã, a que for mais fácil."),
  "next.eat": same("Só um: comer tudo o que está no plano, sem pular refeição."),
  "next.sleep": same("Só um: deitar meia hora mais cedo em duas noites."),
  "next.workout": same("Só um: marcar o dia e a hora do próximo treino. A versão curta também vale."),
  "next.log": same("Só um: registrar três dias inteiros. Podem ser dias soltos."),
  "next.weekday": same("Só um: deixar decidida na véspera a comida {ofWeekday}. É o dia que mais escapa."),
  "next.portion": shownOnly("Só um: escolher a refeição que mais cresceu e voltar à porção do plano."),
  "next.meals": same("Só um: fazer todas as refeições do plano, mesmo as pequenas."),
  "next.protein": same("Só um: não deixar para depois a proteína do café da manhã."),
  "next.scale": shownOnly("Só um: subir na balança em três manhãs. Com isso a linha se decide."),
  "next.measure": shownOnly("Só um: medir a cintura. Já faz duas semanas."),
  "next.repeat": {
    shown: "Só um: repetir. {theWeek} funcionou como está.",
    hidden: "Só um: repetir o que fez bem a você.",
  },
} as const satisfies Readonly<Record<string, ReportText>>;

export type ReportCode = keyof typeof reportTexts;
