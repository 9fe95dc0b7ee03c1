// Texts of `/app/plano/exercicios`. No exclamation mark; a no-break space before a unit.

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const exerciseCopy = {
  description: "Como fazer o exercício, passo a passo.",
  back: "Exercícios",
  poses: ["1. ", "2. "],
  sets: (sets: string) => `${sets}.`,
  lastTime: (counts: string) => `Da última vez: ${counts}.`,
  withLoad: (kg: string) => `com ${kg}\u00a0kg`,
  plumb: "É o que o prumo mostra no desenho.",
  steps: "Como fazer",
  breathe: "Respire",
  feel: "Sente em",
  avoid: "Evite",
  stopIf: "Pare se",
  pain: "Durante o treino, o botão Doeu registra.",
  needs: "Precisa de",
  nothing: "Nada, só espaço no chão.",
  ladder: "A escada deste exercício",
  here: "onde você está",
  ladderText: "Quando um degrau fica fácil, o treino sobe sozinho para o próximo.",
  swapsTitle: "Trocar por",
  takeTitle: "Usar no seu treino",
  unknown: "Este exercício não existe aqui.",
  unknownText: "O endereço pode ter mudado. A lista tem todos.",
  list: "Ver a lista",
} as const;

export const exerciseSwapCopy = {
  title: (name: string) => `Trocar ${lowerFirst(name)} por…`,
  text: (session: string) => `No ${session}. O que você já registrou continua guardado.`,
  action: (name: string) => `Trocar por ${lowerFirst(name)}`,
  today: "Só hoje",
  always: (session: string) => `Sempre no ${session}`,
  planned: "o que está no plano",
  near: "Todas trabalham o mesmo movimento, com o que você tem e sem mexer onde dói.",
  done: (name: string) => `Troca feita: ${lowerFirst(name)}.`,
  undo: "Desfazer",
  undone: "Desfeito.",
  open: (name: string) => `Ver ${lowerFirst(name)}`,
} as const;

export const libraryCopy = {
  title: "Exercícios",
  description: "Todos os exercícios, com o passo a passo de cada um.",
  back: "Treino",
  lead: "Ler é livre. No seu treino entra o que o plano oferece.",
  search: "Procurar",
  searchHint: "Nome, músculo ou equipamento",
  pattern: "Movimento",
  all: "Todos",
  mine: "No seu treino",
  count: (count: number) => (count === 1 ? "1 exercício" : `${count} exercícios`),
  none: "Nenhum exercício com essas palavras.",
  clear: "Limpar a busca",
} as const;
