import type { NextTarget } from "@app/contract/workouts";

/** Why the next time is as it is. `{name}` is a value of the reason, said in its words below where it has some. */
export const progressTexts = {
  "first.load": "Primeira vez: escolha uma carga que ainda deixe sobrar {reserve} no fim da série.",
  "first.reps": "Primeira vez: pare a série quando ainda daria para fazer mais {reserve}.",
  "first.time": "Primeira vez: fique de {low} a {high} segundos e pare antes de perder a posição.",
  "load.keep": "Mesma carga, {kg} kg, até todas as séries chegarem a {high}.",
  "load.once": "Todas as séries em {high}, com folga. Mais uma vez assim e a carga sobe.",
  "load.up": "{sets} em {high} pela segunda vez: da próxima vez, {kg} kg.",
  "load.climb": "O próximo passo, {kg} kg, é grande. Antes dele, chegue a {high} repetições em todas as séries.",
  "load.week": "A carga já subiu nesta semana. Mais uns dias com {kg} kg, e ela sobe de novo.",
  "load.most": "{kg} kg é o máximo que cabe aqui. Fique com a carga e capriche na descida.",
  "load.down.missed": "Faltou repetição duas vezes: {kg} kg da próxima vez, para fechar as séries.",
  "load.down.effort": "As séries foram até o limite duas vezes: {kg} kg da próxima vez, para sobrar um pouco.",
  "reps.keep": "Igual à última vez, até todas as séries chegarem a {high}.",
  "reps.once": "Todas as séries em {high}, com folga. Mais uma vez assim e vem o próximo passo.",
  "rung.up": "{sets} em {high} pela segunda vez: da próxima vez, um degrau acima.",
  "rung.down.missed": "Faltou um pouco duas vezes: um degrau abaixo, para fechar as séries com calma.",
  "rung.down.effort": "As séries foram até o limite duas vezes: um degrau abaixo, para sobrar um pouco.",
  "slower.up": "Todas as séries em {high} pela segunda vez: agora desça {seconds} mais devagar.",
  "slower.keep": "Continue descendo {seconds} mais devagar, até todas as séries chegarem a {high}.",
  "time.keep": "O mesmo tempo, até fechar todas as séries. A meta é {high} segundos em cada uma.",
  "time.up": "Todas as séries fechadas: da próxima vez, a partir de {low} segundos.",
  "time.once": "Todas as séries em {high} segundos. Mais uma vez assim e vem o próximo passo.",
  "time.most": "{high} segundos em todas as séries, duas vezes. É o topo deste exercício: agora é manter.",
  easiest: "Esta já é a versão mais leve. Faça o que der com calma: alguém da equipe vê e ajusta com você.",
  "reserve-unknown": "As repetições estão lá. Diga quantas ainda daria, e o próximo passo vem.",
  unknown: "Igual à última vez.",
  deload: "Semana leve, de propósito: menos séries e mais folga, para o corpo assentar o que você fez.",
  return: "Depois da pausa, uma semana mais leve, com menos séries. Na próxima, tudo volta ao lugar.",
  "return.late": "Primeira vez depois da pausa: um pouco mais leve, só desta vez.",
  restart: "Depois de mais de quatro semanas, o bloco recomeça leve, da primeira semana.",
  "pain.swap": "Entrou no lugar de um exercício que deu {pain}, até alguém da equipe olhar.",
  "pain.out": "Fica de fora, porque deu {pain}, até alguém da equipe olhar.",
  "region.swap": "Entrou no lugar de um exercício que pede força {region}, até alguém da equipe olhar a dor.",
  "region.out": "Fica de fora, porque pede força {region}, até alguém da equipe olhar a dor.",
  "comeback.swap": "Entrou no lugar de um exercício que exige {region} mais do que o passo da volta deixa.",
  "comeback.out": "Fica de fora por enquanto: exige {region} mais do que o passo da volta deixa.",
  "comeback.half": "O peso volta com metade: {kg} kg. Daí em diante cresce como o resto.",
  "gentle.keep": "Sem carga para alcançar: de {low} a {high}, com folga de quatro ou mais.",
  "gentle.more": "Duas vezes com folga: da próxima vez, a partir de {low} em cada série.",
  "gentle.set": "Todas as séries em {high}, com folga, duas vezes: entra mais uma série, de volta a {low}.",
  "gentle.rung": "Todas as séries fechadas, com folga: da próxima vez, um movimento um pouco maior.",
  "gentle.top": "Séries e repetições completas, com folga. Aqui é manter: o próximo passo é com o treinador.",
  "gentle.less": "Faltou folga duas vezes: volte a {low} em cada série, com calma.",
  limited: "Sem carga para alcançar: vá com calma e pare com folga.",
} as const;
export type ProgressCode = keyof typeof progressTexts;

const progressWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  region: {
    ombro: "do ombro",
    lombar: "da lombar",
    joelho: "do joelho",
    quadril: "do quadril",
    punho: "do punho",
    tornozelo: "do tornozelo",
  },
  pain: {
    ombro: "dor no ombro",
    lombar: "dor na lombar",
    joelho: "dor no joelho",
    quadril: "dor no quadril",
    punho: "dor no punho",
    tornozelo: "dor no tornozelo",
    outra: "dor",
  },
  reserve: { 1: "uma repetição", 2: "duas repetições", 3: "três repetições", 4: "quatro repetições" },
  sets: {
    1: "A série",
    2: "As duas séries",
    3: "As três séries",
    4: "As quatro séries",
    5: "As cinco séries",
    6: "As seis séries",
  },
  seconds: { 1: "um segundo", 2: "dois segundos", 3: "três segundos" },
};

const texts = new Map<string, string>(Object.entries(progressTexts));

/** The reason as a sentence; null for a code of another version. */
export const progressText = ({ code, values }: NextTarget["reason"]): string | null =>
  texts.get(code)?.replace(/\{(\w+)\}/g, (_place, name: string) => wordOf(name, values[name], code)) ?? null;

function wordOf(name: string, value: string | number | undefined, code: string): string {
  if (value === undefined) throw new Error(`${code} without ${name}`);
  const word = progressWords[name]?.[value];
  return word ?? (name === "sets" ? "Todas as séries" : String(value).replace(".", ","));
}
